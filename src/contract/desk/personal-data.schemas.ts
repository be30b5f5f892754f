import * as z from 'zod/mini';
import { instant, named } from '#contract/fields.ts';

/** Processings of personal data, as the record by Art. 30 GDPR lists them. */
export const RECORD_CODES = [
  'ACCOUNT',
  'SIGN_IN',
  'SELLING',
  'COMPANY',
  'IMPORT',
  'CHAT',
  'REQUEST',
  'RATING',
  'FINDING',
  'NOTICE',
  'PROOF',
  'ORIGIN',
  'MODERATION',
  'PAYMENT',
  'ADVERTISING',
  'STATISTICS',
  'CONSENT',
  'OPERATION',
] as const;
export type RecordCode = (typeof RECORD_CODES)[number];

/** What ends rows: the end of what they belong to, a time, the wish of the person; DUTY: they have to be kept. */
const ROW_ENDS = ['ACCOUNT', 'ADVERT', 'CHAT', 'REQUEST', 'TIME', 'WISH', 'DUTY'] as const;
export type RowEnd = (typeof ROW_ENDS)[number];

export const PersonalDataRecords = named(
  'PersonalDataRecords',
  z.object({
    at: instant(),
    records: z.array(
      z.object({
        code: z.enum(RECORD_CODES),
        tables: z.array(
          z.object({
            table: z.string(),
            /** Estimated by the database. */
            rows: z.number(),
            end: z.enum(ROW_ENDS),
            /** Most days a row waits to be deleted; null: until the end of what it belongs to. */
            keptInDays: z.nullable(z.number()),
            /** Since when the row that waits longest does; null: none waits. */
            oldestAt: z.nullable(instant()),
            /** A row waits longer than promised. */
            isOverdue: z.boolean(),
          }),
        ),
      }),
    ),
  }),
);
export type PersonalDataRecords = z.infer<typeof PersonalDataRecords>;

export const personalDataShapes = { getPersonalDataRecords: { reply: PersonalDataRecords } } as const;
