import { formatDate } from '#domain/format/dates.ts';
import { formatDistance, formatEuroShort, formatQuantity } from '#domain/format/numbers.ts';
import type { DryingStateCode } from '#domain/lookups/drying-states.data.ts';
import { dryingStateByCode } from '#domain/lookups/drying-states.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { Handover } from '#domain/requests/request.ts';

type Facts = {
  woodTypes: readonly { text: string }[];
  serviceCategory: { text: string } | null;
  quantity: number;
  unit: UnitCode;
  dryingState: DryingStateCode | null;
  lengthInCm: number | null;
  neededBy: string | null;
  handover: Handover;
  radiusInKm: number;
  budgetInCents: number | null;
  place: { name: string };
};

const handover = (how: Handover, radiusInKm: number): string => {
  if (how === 'DELIVERY') return 'Zustellung gewünscht';
  const own = `holt bis ${formatDistance(radiusInKm)} ab`;
  return how === 'PICKUP' ? own : `Zustellung oder ${own}`;
};

/** A Gesuch in one to three lines, for cards and mails: what, how, where and when. */
export function requestFacts(facts: Facts): string[] {
  const goods = [
    formatQuantity(facts.quantity, facts.unit),
    facts.woodTypes.map(({ text }) => text).join(', '),
    facts.serviceCategory?.text ?? '',
    facts.dryingState === null ? '' : `mindestens ${dryingStateByCode(facts.dryingState)?.text ?? ''}`,
    facts.lengthInCm === null ? '' : `${facts.lengthInCm} cm`,
  ];
  const terms = [
    facts.place.name,
    handover(facts.handover, facts.radiusInKm),
    facts.neededBy === null ? '' : `bis ${formatDate(`${facts.neededBy}T12:00:00Z`)}`,
    facts.budgetInCents === null ? '' : `Budget ${formatEuroShort(facts.budgetInCents)}`,
  ];
  return [goods, terms].map((line) => line.filter(Boolean).join(' · '));
}
