import * as z from 'zod/mini';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { EUDR, EUDR_GAPS, EUDR_PLOTS, EUDR_ROLES, cleanNumber } from '#domain/origin/eudr.ts';
import { Empty } from '#contract/common.schemas.ts';
import {
  MAX_INTEGER,
  countryCode,
  day,
  decimal,
  id,
  instant,
  isStorableText,
  named,
  text,
  wholeNumber,
} from '#contract/fields.ts';
import { OutlinePoint } from './outline.schemas.ts';

/** A number of a statement: blanks go, small letters become capitals. */
const number = (max: number) =>
  z
    .string()
    .check(z.refine(isStorableText, { params: { rule: 'characters' } }), z.overwrite(cleanNumber), z.maxLength(max));

export const EudrRecordDto = named(
  'EudrRecordDto',
  z.object({
    role: z.enum(EUDR_ROLES),
    referenceNumber: number(EUDR.reference),
    verificationNumber: number(EUDR.verification),
    declarationIdentifier: number(EUDR.identifier),
    producerName: text({ max: EUDR.name }),
    productionPlace: text({ max: EUDR.name }),
    countryCode: z.nullable(countryCode()),
    woodTypeIds: z.array(wholeNumber(1, MAX_INTEGER)).check(z.maxLength(EUDR.species)),
    harvestedFrom: z.nullable(day()),
    harvestedTo: z.nullable(day()),
    plot: z.enum(EUDR_PLOTS),
    point: z.nullable(OutlinePoint),
    plotInHectares: z.nullable(decimal(0.001, EUDR.pointInHectares)),
  }),
);
export type EudrRecordDto = z.infer<typeof EudrRecordDto>;

export const OwnEudr = named(
  'OwnEudr',
  z.object({
    advertId: z.string(),
    title: z.string(),
    category: z.enum(CATEGORY_CODES),
    record: z.nullable(EudrRecordDto),
    /** Of the outline of the advert; null where there is none. */
    outlineInHectares: z.nullable(z.number()),
    /** What is missing before it can be handed over. */
    gaps: z.array(z.enum(EUDR_GAPS)),
    /** From when the regulation applies, and from when to other micro and small firms. */
    appliesFrom: day(),
    appliesToSmallFrom: day(),
  }),
);
export type OwnEudr = z.infer<typeof OwnEudr>;

/** What a buyer gets: the record and the plot as they were when they were handed over. */
export const HandedEudr = named(
  'HandedEudr',
  z.object({
    record: EudrRecordDto,
    /** The outline of the plot where the record refers to it. */
    rings: z.nullable(z.array(z.array(OutlinePoint))),
    areaInHectares: z.nullable(z.number()),
    handedAt: instant(),
  }),
);
export type HandedEudr = z.infer<typeof HandedEudr>;

const AdvertParams = z.object({ advertId: id() });
export const eudrShapes = {
  getEudr: { params: AdvertParams, reply: OwnEudr },
  saveEudr: { params: AdvertParams, body: { eudrRecordDto: EudrRecordDto }, reply: OwnEudr },
  deleteEudr: { params: AdvertParams, reply: Empty },
} as const;
