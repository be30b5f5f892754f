import { agreementAmounts } from '#domain/agreements/agreement-terms.ts';
import type { AgreementTerm, AgreementTerms } from '#domain/agreements/agreement-terms.ts';
import { formatDateLong } from '#domain/format/dates.ts';
import {
  NO_BREAK_SPACE,
  formatEuro,
  formatPercent,
  formatPricePerUnit,
  formatQuantity,
} from '#domain/format/numbers.ts';
import { agreementTexts } from './agreements.ts';

const { lines: LABELS, value: VALUES } = agreementTexts;

/** One line of card and paper: which terms it says, its label and its words. */
export type AgreementLine = { terms: readonly AgreementTerm[]; label: string; text: string };

const WEEKDAYS = ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'];

const dayText = (date: string): string =>
  `${WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''},${NO_BREAK_SPACE}${formatDateLong(date)}`;

function quantityText({ quantity, unit, measure }: AgreementTerms): string {
  const measured = agreementTexts.measures[measure];
  return unit === 'PAUSCHAL' ? measured : `${formatQuantity(quantity, unit)}, ${measured}`;
}

function moistureText({ moistureInPercent: percent, moistureMethod: method }: AgreementTerms): string {
  if (percent === null || method === null) return VALUES.notAgreed;
  if (method === 'STATED') return VALUES.moistureStated(formatPercent(percent));
  return VALUES.moisture(formatPercent(percent), agreementTexts.moistureMethods[method]);
}

function priceText({ priceInCents, priceKind, priceIsGross, vatRate, unit }: AgreementTerms): string {
  if (priceInCents === 0) return VALUES.gift;
  const price =
    priceKind === 'PER_UNIT' ? formatPricePerUnit(priceInCents, unit) : VALUES.lumpSum(formatEuro(priceInCents));
  if (vatRate === 0) return VALUES.noVat(price);
  return (priceIsGross ? VALUES.gross : VALUES.net)(price, formatPercent(vatRate));
}

function handoverText({ handover, deliveryPriceInCents }: AgreementTerms): string {
  if (handover === 'PICK_UP') return VALUES.pickUp;
  return deliveryPriceInCents > 0 ? VALUES.delivery(formatEuro(deliveryPriceInCents)) : VALUES.deliveryIncluded;
}

function totalText(terms: AgreementTerms): string {
  const { netInCents, vatInCents, grossInCents } = agreementAmounts(terms);
  const [net, vat, gross] = [formatEuro(netInCents), formatEuro(vatInCents), formatEuro(grossInCents)];
  if (grossInCents === 0) return gross;
  if (terms.vatRate === 0) return VALUES.noVat(gross);
  return terms.priceIsGross
    ? VALUES.total(gross, formatPercent(terms.vatRate), vat)
    : VALUES.totalFromNet(net, vat, gross);
}

/** The lines that say everything two people agree on, in the order of card and paper. */
export function agreementLines(terms: AgreementTerms): AgreementLine[] {
  return [
    { terms: ['goods'], label: LABELS.goods, text: terms.goods },
    { terms: ['quantity', 'unit', 'measure'], label: LABELS.quantity, text: quantityText(terms) },
    { terms: ['measuringPlace'], label: LABELS.measured, text: agreementTexts.measuringPlaces[terms.measuringPlace] },
    { terms: ['moistureInPercent', 'moistureMethod'], label: LABELS.moisture, text: moistureText(terms) },
    {
      terms: ['priceInCents', 'priceKind', 'priceIsGross', 'vatRate'],
      label: LABELS.price,
      text: priceText(terms),
    },
    { terms: ['handover', 'deliveryPriceInCents'], label: LABELS.handover, text: handoverText(terms) },
    { terms: [], label: LABELS.total, text: totalText(terms) },
    { terms: ['place'], label: LABELS.place, text: terms.place },
    {
      terms: ['date', 'time'],
      label: LABELS.date,
      text: [dayText(terms.date), terms.time].filter(Boolean).join(', '),
    },
    { terms: ['payment'], label: LABELS.payment, text: agreementTexts.payments[terms.payment] },
    ...(terms.remarks === '' ? [] : [{ terms: ['remarks'] as const, label: LABELS.remarks, text: terms.remarks }]),
  ];
}

/** What a version says otherwise than the one before, line by line; a line that is new has no words before. */
export function changedLines(
  before: AgreementTerms,
  after: AgreementTerms,
): { label: string; before: string; after: string }[] {
  const old = agreementLines(before);
  const now = agreementLines(after);
  const labels = Object.values(LABELS).filter((label) => label !== LABELS.total);
  const textOf = (lines: AgreementLine[], label: string): string =>
    lines.find((line) => line.label === label)?.text ?? '';
  return labels
    .map((label) => ({ label, before: textOf(old, label), after: textOf(now, label) }))
    .filter((line) => line.before !== line.after);
}
