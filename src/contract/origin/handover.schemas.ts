import * as z from 'zod/mini';
import { HANDOVER_KINDS, HANDOVER_STATES } from '#domain/origin/handover.ts';
import { id, instant, named } from '#contract/fields.ts';
import { EUDR_GAPS } from '#domain/origin/eudr.ts';
import { HandedEudr } from './eudr.schemas.ts';
import { StandOutline } from './outline.schemas.ts';

/** What the seller of a chat has handed to the buyer, or could. */
export const OriginOfChat = named(
  'OriginOfChat',
  z.object({
    chatId: z.string(),
    title: z.string(),
    /** null once the advert is purged. */
    advertId: z.nullable(z.string()),
    role: z.enum(['SELLER', 'BUYER']),
    states: z.object({ OUTLINE: z.enum(HANDOVER_STATES), EUDR: z.enum(HANDOVER_STATES) }),
    /** Of the seller's own record of origin: what is missing before it can be handed over. */
    gaps: z.array(z.enum(EUDR_GAPS)),
    /** As it was handed; for both sides. */
    outline: z.nullable(z.extend(StandOutline, { handedAt: instant() })),
    eudr: z.nullable(HandedEudr),
  }),
);
export type OriginOfChat = z.infer<typeof OriginOfChat>;

const ChatParams = z.object({ chatId: id() });
const KindParams = z.object({ chatId: id(), kind: z.enum(HANDOVER_KINDS) });

export const handoverShapes = {
  getOriginOfChat: { params: ChatParams, reply: OriginOfChat },
  handOverOrigin: { params: KindParams, reply: OriginOfChat },
  takeBackOrigin: { params: KindParams, reply: OriginOfChat },
  getHandedGeoJson: { params: KindParams, reply: z.unknown() },
  getHandedPdf: { params: ChatParams, reply: z.unknown() },
} as const;
