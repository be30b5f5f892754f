/** What a plan gives; `privilege_permissions` in the database says the same for subscriptions that run. */
export type PrivilegeGroup = 'company' | 'pellets' | 'business';

export const RECURRENCES = ['MONTHLY', 'YEARLY', 'ONCE'] as const;
export type Recurrence = (typeof RECURRENCES)[number];
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

/** What a plan costs in each rhythm, in cents; null: not sold so. */
export type PlanPrices = Readonly<Record<Recurrence, number | null>>;

const INTERVALS = { MONTHLY: 'MONTH', YEARLY: 'YEAR', ONCE: 'YEAR' } as const satisfies Record<
  Recurrence,
  IntervalUnit
>;

/** Returns the rhythms in which a plan with these prices is sold. */
export const offersAt = (prices: PlanPrices): PlanOffer[] =>
  RECURRENCES.flatMap((recurrence) => {
    const amountInCents = prices[recurrence];
    return amountInCents === null
      ? []
      : [{ recurrence, amountInCents, intervalUnit: INTERVALS[recurrence], intervalCount: 1 }];
  });

const offers = (monthly: number, yearly: number, once: number): PlanOffer[] =>
  offersAt({ MONTHLY: monthly, YEARLY: yearly, ONCE: once });

/** Plans as they were released; what is on sale now is `listPlans` of the server, since administrators edit them. None is ever removed. */
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

/** Returns whether two groups give something in common, so that paying for both would pay for it twice. */
export const groupsOverlap = (one: string, other: string): boolean =>
  one === other || one === 'business' || other === 'business';

/** Returns the id of a plan in one rhythm, `firma-yearly`: each entry of the list has its own. */
export const offerId = (planId: string, recurrence: Recurrence): string => `${planId}-${recurrence.toLowerCase()}`;

/** Returns what an id names: a plan (recurrence null), or one of its rhythms; undefined for anything else. */
export function chosenPlan(id: string): { planId: string; recurrence: Recurrence | null } | undefined {
  for (const { id: planId } of PLANS) {
    if (planId === id) return { planId, recurrence: null };
    const recurrence = RECURRENCES.find((one) => offerId(planId, one) === id);
    if (recurrence !== undefined) return { planId, recurrence };
  }
  return undefined;
}

/** Titles of privilege groups for vouchers that give one without a plan. */
export const PRIVILEGE_GROUPS: Readonly<Record<PrivilegeGroup, string>> = {
  company: 'Firmenseite',
  pellets: 'Pellets',
  business: 'Betrieb',
};
