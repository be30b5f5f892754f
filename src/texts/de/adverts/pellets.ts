import { FREE_PELLETS_IN_KG, type PelletRefusal } from '#domain/adverts/pellet-rights.ts';
import { formatEuro, formatNumber } from '#domain/format/numbers.ts';
import { cheapestMonthlyInCents } from '#domain/payments/plans.data.ts';

const price = formatEuro(cheapestMonthlyInCents('pellets'));
const free = `${formatNumber(FREE_PELLETS_IN_KG)} kg`;
const plan = `Mehr geht mit dem Abo „Pellets“ ab ${price} im Monat.`;

function refusal(reason: PelletRefusal): string {
  switch (reason.kind) {
    case 'BUSINESS':
      return `#:#Betriebe veröffentlichen Pellets mit dem Abo „Pellets“ ab ${price} im Monat.`;
    case 'QUANTITY_MISSING':
      return `#:#Private Restmengen bis ${free} sind frei, wenn die Menge in jeder deiner Pellets-Anzeigen steht. ${plan}`;
    case 'TOO_MUCH':
      return `#:#Private Restmengen sind bis ${free} frei, alle deine Pellets-Anzeigen zusammen. Mit dieser wären es ${formatNumber(Math.ceil(reason.wholeInKg))} kg. ${plan}`;
  }
}

/** What selling pellets costs, the same in every place. */
export const pelletTexts = {
  free,
  short: `Abo ab ${price}/Monat, private Restmengen bis ${free} frei`,
  atStartPage: `Inserieren kostet nichts. Nur für Pellets gilt: Abo ab ${price}/Monat, private Restmengen bis ${free} frei.`,
  leftOvers: `Private Restmengen Pellets bis ${free} sind frei.`,
  atTile: `Mit Abo ab ${price}/Monat. Private Restmengen bis ${free} frei.`,
  toPlans: 'Abos ansehen',
  draftIsKept: 'Dein Entwurf ist gespeichert. Sobald das Abo läuft, führt dich die Bestellung hierher zurück.',
  refusal,
} as const;
