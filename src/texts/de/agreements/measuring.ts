import type {
  LoadStacking,
  Measurement,
  MeasurementKind,
  MoistureComparison,
  NotComparable,
  QuantityComparison,
  Verdict,
} from '#domain/agreements/measurement.ts';
import { formatFixed, formatNumber, formatPercent, formatQuantity, formatRange } from '#domain/format/numbers.ts';
import { unitOf } from '#domain/lookups/units.data.ts';

const KINDS: Record<MeasurementKind, string> = { LOAD: 'Ladung', WEIGHT: 'Gewicht', QUANTITY: 'Stück oder fm' };

const STACKINGS: Record<LoadStacking, string> = {
  STACKED_1M: 'Meterscheiter, geschlichtet',
  STACKED_SHORT: 'kurze Scheiter, geschlichtet',
  ROUNDWOOD: 'Rundholz, geschlichtet',
  LOOSE: 'Scheiter, lose geschüttet',
  CHIPS: 'Hackgut, geschüttet',
};

const VERDICTS: Record<Verdict, string> = { LESS: 'weniger', AS_AGREED: 'wie vereinbart', MORE: 'mehr' };

const NOT_COMPARABLE: Record<NotComparable, string> = {
  LUMP_SUM: 'Vereinbart ist pauschal, ohne Menge. Zu vergleichen gibt es nichts.',
  BARK: 'Verrechnet wird ohne Rinde. Wie viel Rinde dabei ist, sagt diese Messung nicht.',
  NO_MOISTURE: 'Für die trockene Masse fehlt der Wassergehalt.',
  WEIGHT_AND_VOLUME:
    'Gewicht und Raummaß lassen sich ohne Holzart und Dichte nicht ineinander umrechnen. Beides steht hier zum Nachlesen.',
  OTHER_MEASURE: 'Das ist ein anderes Maß als das vereinbarte. Beides steht hier zum Nachlesen.',
};

/** What was measured, in one line. */
export function measuredText(measured: Measurement): string {
  if (measured.kind === 'LOAD') {
    const sides = [measured.lengthInCm, measured.widthInCm, measured.heightInCm].map((side) =>
      formatFixed(side / 100, 2),
    );
    return `${sides.join(' × ')} m, ${STACKINGS[measured.stacking]}`;
  }
  if (measured.kind === 'QUANTITY') return formatQuantity(measured.quantity, measured.unit);
  const { weightInKg, moistureInPercent } = measured;
  const weight = formatQuantity(weightInKg, 'KG');
  return moistureInPercent === null ? weight : `${weight} bei ${formatPercent(moistureInPercent)} Wassergehalt`;
}

const signed = (percent: number): string => `${percent > 0 ? '+' : ''}${formatNumber(percent)}`;

/** Measured and agreed quantity with the difference, in plain sentences. */
export function comparisonLines({
  quantity,
  moisture,
}: {
  quantity: QuantityComparison;
  moisture: MoistureComparison | null;
}): string[] {
  const lines: string[] = [];
  if (quantity.isComparable) {
    const { measured, agreed, unit, differenceInPercent: difference, verdict, isConverted } = quantity;
    const { text, decimals } = unitOf(unit);
    const figure = formatRange(measured.low, measured.high, Math.max(1, decimals));
    const isRange = measured.low !== measured.high;
    lines.push(
      `${isRange ? 'Etwa ' : ''}${figure} ${text} gemessen, ${formatQuantity(agreed, unit)} vereinbart: ${VERDICTS[verdict]}.`,
    );
    if (verdict !== 'AS_AGREED') {
      const span =
        difference.low === difference.high
          ? signed(difference.centre)
          : `${signed(difference.low)} bis ${signed(difference.high)}`;
      lines.push(`Unterschied: ${span} %.`);
    }
    if (isConverted)
      lines.push('Umgerechnet nach Handelstabelle und Messwerten, die auseinanderliegen. Darum die Spanne.');
  } else lines.push(NOT_COMPARABLE[quantity.reason]);
  if (moisture !== null) {
    const [measured, agreed] = [formatPercent(moisture.measuredInPercent), formatPercent(moisture.agreedInPercent)];
    lines.push(
      moisture.verdict === 'ABOVE'
        ? `Feuchter als vereinbart: ${measured} statt höchstens ${agreed} Wassergehalt.`
        : `Wassergehalt ${measured}, vereinbart sind höchstens ${agreed}.`,
    );
  }
  return lines;
}

/** Words of measuring at delivery. */
export const measuringTexts = {
  title: 'Nachmessen',
  intro:
    'Trag ein, was bei der Übergabe gemessen wurde, sichtbar für euch beide. Einträge bleiben stehen, neue kommen dazu.',
  notYet: 'Nachmessen könnt ihr, sobald beide einverstanden sind.',
  kind: 'Was misst du?',
  kinds: KINDS,
  slugs: { LOAD: 'ladung', WEIGHT: 'gewicht', QUANTITY: 'stueck' } as const satisfies Record<MeasurementKind, string>,
  lengthUnit: 'Maße in',
  inMetres: 'Metern',
  inCentimetres: 'Zentimetern',
  length: 'Länge',
  width: 'Breite',
  height: 'Höhe',
  stacking: 'Wie liegt das Holz?',
  stackings: STACKINGS,
  sidesHelp: 'Außenmaße der Ladung. Wir rechnen damit, dass jede Seite auf 5 cm stimmt.',
  weight: 'Gewicht',
  weightUnit: 'Einheit',
  moisture: 'Wassergehalt',
  moistureHelp: 'Leer lassen, wenn nicht gemessen. Gemeint ist w, nicht die Holzfeuchte u: u 25 % sind w 20 %.',
  quantity: 'Menge',
  quantityUnit: 'Einheit',
  submit: 'Eintragen',
  sending: 'Wird eingetragen …',
  saved: 'Eingetragen, sichtbar für euch beide.',
  entries: 'Gemessen',
  by: (who: string, when: string) => `${who}, ${when}`,
  you: 'Du',
  earlier: (count: number) => (count === 1 ? '1 früherer Eintrag' : `${count} frühere Einträge`),
  differs: 'weicht ab',
  none: 'Noch nichts eingetragen.',
  notANumber: 'Bitte gib hier eine Zahl ein, etwa 4,2.',
  choose: 'Bitte wähl hier etwas aus.',
  check: 'Bitte prüf die genannten Felder.',
  failed: 'Das konnte gerade nicht eingetragen werden. Bitte versuch es noch einmal.',
  offline: 'Keine Verbindung. Was du eingegeben hast, steht noch da: Versuch es gleich noch einmal.',
} as const;

/** Words of the page about one agreement. */
export const agreementPageTexts = {
  title: (goods: string) => `Vereinbarung: ${goods}`,
  back: 'Alle Vereinbarungen',
  terms: 'Vereinbart ist',
} as const;
