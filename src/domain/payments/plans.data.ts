/** What a plan gives; `privilege_permissions` in the database says the same for subscriptions that run. */
export type PrivilegeGroup = 'company' | 'pellets' | 'business';

export type Recurrence = 'ONCE' | 'MONTHLY' | 'YEARLY';
export type IntervalUnit = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

export type PlanOffer = {
  recurrence: Recurrence;
  /** Whole cents, 20 % VAT included. */
  amountInCents: number;
  intervalUnit: IntervalUnit;
  intervalCount: number;
};

export type Plan = {
  /** The `aboModel` of calls. */
  id: string;
  privilegeGroup: PrivilegeGroup;
  title: string;
  description: string;
  features: readonly string[];
  isAvailable: boolean;
  offers: readonly PlanOffer[];
};

/** VAT on the marketplace's own services. Source: UStG 1994 § 10 Abs. 1. */
export const PLAN_VAT_RATE = 20;

const offers = (monthly: number, yearly: number, once: number): PlanOffer[] => [
  { recurrence: 'MONTHLY', amountInCents: monthly, intervalUnit: 'MONTH', intervalCount: 1 },
  { recurrence: 'YEARLY', amountInCents: yearly, intervalUnit: 'YEAR', intervalCount: 1 },
  { recurrence: 'ONCE', amountInCents: once, intervalUnit: 'YEAR', intervalCount: 1 },
];

/** Plans on offer. One that is sold no more stays with `isAvailable: false`: those who have it go on paying for it. */
export const PLANS: readonly Plan[] = [
  {
    id: 'firma',
    privilegeGroup: 'company',
    title: 'Firmenseite',
    description: 'Deine Firma mit eigener Seite: Leistungen, Öffnungszeiten und alle Anzeigen an einem Ort.',
    features: [
      'Eigene öffentliche Firmenseite',
      'Logo, Bilder und Öffnungszeiten',
      'Alle deine Anzeigen auf einer Seite',
    ],
    isAvailable: true,
    offers: offers(990, 9_900, 10_900),
  },
  {
    id: 'pellets',
    privilegeGroup: 'pellets',
    title: 'Pellets',
    description: 'Anzeigen in der Kategorie Pellets, so viele du brauchst.',
    features: ['Anzeigen in der Kategorie Pellets', 'Lieferpreise nach Menge und Entfernung'],
    isAvailable: true,
    offers: offers(1_490, 14_900, 15_900),
  },
  {
    id: 'betrieb',
    privilegeGroup: 'business',
    title: 'Betrieb',
    description: 'Firmenseite und Pellets zusammen, für Betriebe mit breitem Angebot.',
    features: ['Alles aus „Firmenseite“', 'Alles aus „Pellets“', 'Eine Rechnung für beides'],
    isAvailable: true,
    offers: offers(1_990, 19_900, 21_900),
  },
];

/** Returns the plan of an `aboModel`, whether it is still sold or not. */
export const planOf = (id: string): Plan | undefined => PLANS.find((plan) => plan.id === id);

/** Returns what a plan costs in a rhythm; undefined where it is not sold so. */
export const offerOf = (plan: Plan, recurrence: string): PlanOffer | undefined =>
  plan.offers.find((offer) => offer.recurrence === recurrence);

/** Returns the lowest monthly price, in cents and VAT included, among the plans on sale that give what a group gives. */
export function cheapestMonthlyInCents(group: PrivilegeGroup): number {
  const prices = PLANS.filter((plan) => plan.isAvailable && groupsOverlap(plan.privilegeGroup, group)).flatMap(
    (plan) => offerOf(plan, 'MONTHLY')?.amountInCents ?? [],
  );
  return Math.min(...prices);
}

/** Returns whether two groups give something in common, so that paying for both would pay for it twice. */
export const groupsOverlap = (one: string, other: string): boolean =>
  one === other || one === 'business' || other === 'business';

/** Returns the id of a plan in one rhythm, `firma-yearly`: each entry of the list has its own. */
export const offerId = (planId: string, recurrence: Recurrence): string => `${planId}-${recurrence.toLowerCase()}`;

/** Returns what an id names: a plan (recurrence null), or one of its entries in the list; undefined for anything else. */
export function chosenPlan(id: string): { plan: Plan; recurrence: Recurrence | null } | undefined {
  for (const plan of PLANS) {
    if (plan.id === id) return { plan, recurrence: null };
    const offer = plan.offers.find(({ recurrence }) => offerId(plan.id, recurrence) === id);
    if (offer) return { plan, recurrence: offer.recurrence };
  }
  return undefined;
}

/** Titles of privilege groups for vouchers that give one without a plan. */
export const PRIVILEGE_GROUPS: Readonly<Record<PrivilegeGroup, string>> = {
  company: 'Firmenseite',
  pellets: 'Pellets',
  business: 'Betrieb',
};
