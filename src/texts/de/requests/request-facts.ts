import { formatDate } from '#domain/format/dates.ts';
import {
  NO_BREAK_SPACE,
  formatDistance,
  formatEuroShort,
  formatNumber,
  formatQuantity,
} from '#domain/format/numbers.ts';
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

/** The trade says metres where they are whole. */
const lengthOf = (cm: number): string =>
  cm % 100 === 0 ? `${formatNumber(cm / 100)}${NO_BREAK_SPACE}m` : `${cm}${NO_BREAK_SPACE}cm`;

/** A Gesuch in one to three lines, for cards and mails: what, how, where and when. */
export function requestFacts(facts: Facts): string[] {
  const goods = [
    formatQuantity(facts.quantity, facts.unit),
    facts.woodTypes.map(({ text }) => text).join(', '),
    facts.serviceCategory?.text ?? '',
    facts.dryingState === null ? '' : `mindestens ${dryingStateByCode(facts.dryingState)?.text ?? ''}`,
    facts.lengthInCm === null ? '' : lengthOf(facts.lengthInCm),
  ];
  const terms = [
    facts.place.name,
    handover(facts.handover, facts.radiusInKm),
    facts.neededBy === null ? '' : `bis ${formatDate(`${facts.neededBy}T12:00:00Z`)}`,
    facts.budgetInCents === null ? '' : `Budget ${formatEuroShort(facts.budgetInCents)}`,
  ];
  return [goods, terms].map((line) => line.filter(Boolean).join(' · '));
}
