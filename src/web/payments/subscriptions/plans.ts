import { RECURRENCE_SLUGS } from '#contract/payments/order-paths.ts';
import type { RecurrenceSlug } from '#contract/paths.ts';
import { groupsOverlap } from '#domain/plans/plans.data.ts';
import type { Subscription } from '#contract/payments/payment.schemas.ts';

export type Recurrence = keyof typeof RECURRENCE_SLUGS;

/** A plan with its price for every billing period. */
export type Plan = {
  group: string;
  title: string;
  description: string;
  features: readonly string[];
  offers: Partial<Record<Recurrence, Subscription>>;
};

/** How often a subscription is paid; read from its interval where it does not say so itself. */
export function recurrenceOf({ recurrence, isRecurring, intervalUnit, intervalCount }: Subscription): Recurrence {
  if (recurrence !== undefined) return recurrence;
  if (!isRecurring) return 'ONCE';
  return intervalUnit === 'YEAR' || (intervalUnit === 'MONTH' && intervalCount === 12) ? 'YEARLY' : 'MONTHLY';
}

/** Returns the plans in the order of the list; the offers of one privilege group are together. */
export function plansOf(subscriptions: readonly Subscription[]): Plan[] {
  const plans = new Map<string, Plan>();
  for (const offer of subscriptions.filter(({ isAvailable }) => isAvailable)) {
    const { privilegeGroup: group, title, description, features = [] } = offer;
    const plan = plans.get(group) ?? { group, title, description, features, offers: {} };
    plan.offers[recurrenceOf(offer)] ??= offer;
    plans.set(group, plan);
  }
  return [...plans.values()];
}

/** The offer of a plan with the wanted billing period, or else the one there is. */
export function offerOf({ offers }: Plan, wanted: Recurrence): { offer: Subscription; recurrence: Recurrence } | null {
  const order: Recurrence[] = [wanted, 'MONTHLY', 'YEARLY', 'ONCE'];
  for (const recurrence of order) {
    const offer = offers[recurrence];
    if (offer !== undefined) return { offer, recurrence };
  }
  return null;
}

/** What a year costs less than twelve single months, in cents; 0 where it does not, or where there is no choice. */
export function savedInAYear({ offers }: Plan): number {
  const { MONTHLY: month, YEARLY: year } = offers;
  if (month === undefined || year === undefined) return 0;
  return Math.max(0, 12 * month.amount - year.amount);
}

/**
 * What a plan that holds all others costs less than these together in a rhythm, in cents; 0 where it does not, where it
 * holds none, or where one of them is not sold so.
 */
export function savedTogether(plan: Plan, plans: readonly Plan[], recurrence: Recurrence): number {
  const others = plans.filter(({ group }) => group !== plan.group);
  const holdsAll = others.length > 1 && others.every(({ group }) => groupsOverlap(plan.group, group));
  const standAlone = others.every(({ group }, index) =>
    others.slice(index + 1).every((other) => !groupsOverlap(group, other.group)),
  );
  const amounts = [plan, ...others].map(({ offers }) => offers[recurrence]?.amount);
  const [own, ...rest] = amounts;
  if (!holdsAll || !standAlone || own === undefined || rest.includes(undefined)) return 0;
  return Math.max(0, rest.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) - own);
}

/** The rhythm an address names, or null. */
export function recurrenceAt(slug: string | null | undefined): Recurrence | null {
  const found = RECURRENCES.find((recurrence) => RECURRENCE_SLUGS[recurrence] === slug);
  return found ?? null;
}

export const RECURRENCES: readonly Recurrence[] = ['MONTHLY', 'YEARLY', 'ONCE'];

export const slugOf = (recurrence: Recurrence): RecurrenceSlug => RECURRENCE_SLUGS[recurrence];
