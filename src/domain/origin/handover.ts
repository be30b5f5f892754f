/** What a seller can hand to the buyer of a chat. */
export const HANDOVER_KINDS = ['OUTLINE', 'EUDR'] as const;
export type HandoverKind = (typeof HANDOVER_KINDS)[number];

/** NONE: there is nothing; READY: it is there and not handed; CHANGED: handed, and changed since. */
export const HANDOVER_STATES = ['NONE', 'READY', 'HANDED', 'CHANGED'] as const;
export type HandoverState = (typeof HANDOVER_STATES)[number];

type Times = {
  /** When what could be handed last changed; null where there is none. */
  changedAt: Date | null;
  handedAt: Date | null;
  isSeller: boolean;
};

/** How far a handover is; a buyer learns only of what was handed. */
export function handoverState({ changedAt, handedAt, isSeller }: Times): HandoverState {
  if (handedAt === null) return isSeller && changedAt !== null ? 'READY' : 'NONE';
  return isSeller && changedAt !== null && changedAt > handedAt ? 'CHANGED' : 'HANDED';
}
