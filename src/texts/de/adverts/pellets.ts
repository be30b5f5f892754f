import { FREE_PELLETS_IN_KG, type PelletRefusal } from '#domain/adverts/pellet-rights.ts';
import { formatEuro, formatNumber } from '#domain/format/numbers.ts';
import type { CheapestPlan } from '#domain/plans/plan-state.ts';

const free = `${formatNumber(FREE_PELLETS_IN_KG)} kg`;

/** The plan that pellets need, as it is on sale now; null: none is. */
type PelletPlan = CheapestPlan | null;

const withPlan = (plan: PelletPlan): string =>
  plan === null ? 'mit einem Abo' : `mit dem Abo „${plan.title}“ ab ${formatEuro(plan.monthlyInCents)} im Monat`;
const planFrom = (plan: PelletPlan): string =>
  plan === null ? 'Abo' : `Abo ab ${formatEuro(plan.monthlyInCents)}/Monat`;

function refusal(reason: PelletRefusal, plan: PelletPlan): string {
  switch (reason.kind) {
    case 'BUSINESS':
      return `#:#Betriebe veröffentlichen Pellets ${withPlan(plan)}.`;
    case 'QUANTITY_MISSING':
      return `#:#Private Restmengen bis ${free} sind frei, wenn die Menge in jeder deiner Pellets-Anzeigen steht. Mehr geht ${withPlan(plan)}.`;
    case 'TOO_MUCH':
      return `#:#Private Restmengen sind bis ${free} frei, alle deine Pellets-Anzeigen zusammen. Mit dieser wären es ${formatNumber(Math.ceil(reason.wholeInKg))} kg. Mehr geht ${withPlan(plan)}.`;
  }
}

/** What selling pellets costs, the same in every place. */
export const pelletTexts = {
  free,
  short: (plan: PelletPlan) => `${planFrom(plan)}, private Restmengen bis ${free} frei`,
  atStartPage: (plan: PelletPlan) =>
    `Inserieren kostet nichts. Nur für Pellets gilt: ${planFrom(plan)}, private Restmengen bis ${free} frei.`,
  leftOvers: `Private Restmengen Pellets bis ${free} sind frei.`,
  atTile: (plan: PelletPlan) => `Mit ${planFrom(plan)}. Private Restmengen bis ${free} frei.`,
  /** Continues a sentence about plans. */
  priceOf: (plan: PelletPlan) => (plan === null ? '' : ` ab ${formatEuro(plan.monthlyInCents)} im Monat`),
  toPlans: 'Abos ansehen',
  draftIsKept: 'Dein Entwurf ist gespeichert. Sobald das Abo läuft, führt dich die Bestellung hierher zurück.',
  refusal,
} as const;
