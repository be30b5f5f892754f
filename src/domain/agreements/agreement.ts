import type { UnitCode } from '#domain/lookups/units.data.ts';
import { roundTo } from '#domain/rounding.ts';

export const AGREEMENT_STATES = ['OPEN', 'AGREED', 'DECLINED', 'WITHDRAWN'] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

export const AGREEMENT_SIDES = ['SELLER', 'BUYER'] as const;
export type AgreementSide = (typeof AGREEMENT_SIDES)[number];

/** Actions of a side on an open agreement. */
export const AGREEMENT_STEPS = ['CHANGE', 'ACCEPT', 'DECLINE', 'WITHDRAW'] as const;
export type AgreementStep = (typeof AGREEMENT_STEPS)[number];

/** Most versions of one agreement; beyond that a new agreement is needed. Product decision. */
export const MAX_AGREEMENT_VERSIONS = 50;

/** Progress of an agreement: its state, its latest version and who proposed that. */
export type AgreementProgress = { state: AgreementState; version: number; author: AgreementSide };

export type AgreementRefusal = 'CLOSED' | 'STALE' | 'OWN_PROPOSAL' | 'NOT_OWN_PROPOSAL' | 'TOO_MANY_VERSIONS';

export type StepOutcome =
  { ok: true; state: AgreementState; hasChanged: boolean } | { ok: false; refusal: AgreementRefusal };

const ENDS: Readonly<Record<Exclude<AgreementStep, 'CHANGE'>, Exclude<AgreementState, 'OPEN'>>> = {
  ACCEPT: 'AGREED',
  DECLINE: 'DECLINED',
  WITHDRAW: 'WITHDRAWN',
};

/** Whose turn it is: the proposer may withdraw, the other side accept or decline; both may propose a change. */
const mayTake = (step: AgreementStep, side: AgreementSide, author: AgreementSide): boolean =>
  step === 'CHANGE' || (step === 'WITHDRAW') === (side === author);

/**
 * Returns the state after a step on a named version, or why it is not allowed. Repeating the step that ended that
 * version changes nothing and is no refusal.
 */
export function agreementStep(
  { state, version, author }: AgreementProgress,
  { step, side, about }: { step: AgreementStep; side: AgreementSide; about: number },
): StepOutcome {
  if (state !== 'OPEN') {
    const isRepeated = step !== 'CHANGE' && ENDS[step] === state && about === version && mayTake(step, side, author);
    return isRepeated ? { ok: true, state, hasChanged: false } : { ok: false, refusal: 'CLOSED' };
  }
  if (about !== version) return { ok: false, refusal: 'STALE' };
  if (!mayTake(step, side, author)) {
    return { ok: false, refusal: step === 'WITHDRAW' ? 'NOT_OWN_PROPOSAL' : 'OWN_PROPOSAL' };
  }
  if (step !== 'CHANGE') return { ok: true, state: ENDS[step], hasChanged: true };
  return version >= MAX_AGREEMENT_VERSIONS
    ? { ok: false, refusal: 'TOO_MANY_VERSIONS' }
    : { ok: true, state, hasChanged: true };
}

/** Returns the available steps of a side, in the order of the card's buttons. */
export const possibleSteps = (standing: AgreementProgress, side: AgreementSide): AgreementStep[] =>
  standing.state === 'OPEN'
    ? (['ACCEPT', 'CHANGE', 'DECLINE', 'WITHDRAW'] as const).filter(
        (step) => agreementStep(standing, { step, side, about: standing.version }).ok,
      )
    : [];

/** What an advert says of its quantity, and whether its price is for all of it. */
export type AdvertQuantity = { unit: UnitCode; unitQuantity: number | null; priceIsTotal: boolean };

/**
 * Returns what is left of an advert's quantity after an agreed sale, 0 when all is sold; null where it cannot be
 * calculated: other units, no quantity, or a part of what has one price for all.
 */
export function remainingQuantity(
  { unit, unitQuantity, priceIsTotal }: AdvertQuantity,
  sold: { unit: UnitCode; quantity: number },
): number | null {
  if (unitQuantity === null || unitQuantity <= 0 || unit !== sold.unit) return null;
  const remaining = Math.max(0, roundTo(unitQuantity - sold.quantity, 3));
  return priceIsTotal && remaining > 0 ? null : remaining;
}
