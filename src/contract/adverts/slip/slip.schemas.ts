import * as z from 'zod/mini';
import { SLIP_LIMITS } from '#domain/adverts/slip/pile-slip.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { AdvertParams, Empty } from '#contract/common.schemas.ts';
import { decimal, named, text } from '#contract/fields.ts';

export const PileSlipDto = named(
  'PileSlipDto',
  z.object({
    lotNumber: text({ min: 1, max: SLIP_LIMITS.lotNumber }),
    /** Where the pile lies, in words. */
    place: text({ max: SLIP_LIMITS.place }),
    point: z.nullable(z.object({ latitude: decimal(-90, 90), longitude: decimal(-180, 180) })),
    /** How a truck gets there. */
    access: text({ max: SLIP_LIMITS.access }),
    /** Whom to call, as the seller wants it; empty: only the QR code leads to the seller. */
    contact: text({ max: SLIP_LIMITS.contact }),
  }),
);
export type PileSlipDto = z.infer<typeof PileSlipDto>;

export const OwnPileSlip = named(
  'OwnPileSlip',
  z.object({
    advertId: z.string(),
    title: z.string(),
    category: z.enum(CATEGORY_CODES),
    /** The slip can be printed while its advert is public. */
    isPublic: z.boolean(),
    slip: z.nullable(PileSlipDto),
    /** What the advert says already, for a slip that is not written yet. */
    suggestion: PileSlipDto,
    /** The address in the QR code; null before the slip is first saved. */
    scanUrl: z.nullable(z.string()),
    scanCount: z.number(),
  }),
);
export type OwnPileSlip = z.infer<typeof OwnPileSlip>;

export const slipShapes = {
  getPileSlip: { params: AdvertParams, reply: OwnPileSlip },
  savePileSlip: { params: AdvertParams, body: { pileSlipDto: PileSlipDto }, reply: OwnPileSlip },
  deletePileSlip: { params: AdvertParams, reply: Empty },
  getPileSlipDocument: { params: AdvertParams, reply: z.unknown() },
} as const;
