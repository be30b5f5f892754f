import * as z from 'zod/mini';
import { CONSENT_CATEGORIES, CONSENT_KINDS } from '#domain/consent/consent.ts';
import { Empty } from '#contract/common.schemas.ts';
import { id, named, pattern, wholeNumber } from '#contract/fields.ts';

/** One decision as stored by the browser; the id is random and only in the cookie. */
export const ConsentDto = named(
  'ConsentDto',
  z.object({
    id: id(),
    revision: wholeNumber(0, 10_000),
    kind: z.enum(CONSENT_KINDS),
    categories: z.array(z.enum(CONSENT_CATEGORIES)).check(z.maxLength(CONSENT_CATEGORIES.length)),
    /** By the clock of the browser; distinguishes a repeated call from another decision. */
    decidedAt: pattern(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, 24).check(
      z.refine((value) => !Number.isNaN(Date.parse(value)), { params: { rule: 'format' } }),
    ),
  }),
);
export type ConsentDto = z.infer<typeof ConsentDto>;

export const consentShapes = {
  noteConsent: { body: { consentDto: ConsentDto }, reply: Empty },
} as const;
