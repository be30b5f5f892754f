import { PLANS, type Plan, type PlanPrices, groupsOverlap, offerOf, offersAt } from './plans.data.ts';

/** What administrators edit of a plan. Its id and what it gives stay: subscriptions that run depend on them. */
export type PlanState = {
  title: string;
  description: string;
  features: string[];
  isAvailable: boolean;
  /** Among the plans, from 1; of two equal ones the order of the release decides. */
  position: number;
  prices: PlanPrices;
};

/** Returns the state of a plan as it was released. */
export function releasedState(plan: Plan): PlanState {
  const priceIn = (recurrence: string): number | null => offerOf(plan, recurrence)?.amountInCents ?? null;
  return {
    title: plan.title,
    description: plan.description,
    features: [...plan.features],
    isAvailable: plan.isAvailable,
    position: PLANS.findIndex(({ id }) => id === plan.id) + 1,
    prices: { MONTHLY: priceIn('MONTHLY'), YEARLY: priceIn('YEARLY'), ONCE: priceIn('ONCE') },
  };
}

/** Returns the plans with the given states, by the ids of plans, in their order; others are as released. */
export function plansWith(states: ReadonlyMap<string, PlanState>): Plan[] {
  const edited = PLANS.map((plan) => ({ plan, state: states.get(plan.id) ?? releasedState(plan) }));
  return edited
    .toSorted((one, other) => one.state.position - other.state.position)
    .map(({ plan, state: { title, description, features, isAvailable, prices } }) => ({
      ...plan,
      title,
      description,
      features,
      isAvailable,
      offers: offersAt(prices),
    }));
}

export type CheapestPlan = { title: string; monthlyInCents: number };

/** Returns the plan on sale that gives what a group gives for the lowest monthly price; null where none is on sale. */
export function cheapestMonthly(plans: readonly Plan[], group: Plan['privilegeGroup']): CheapestPlan | null {
  const priced = plans
    .filter(({ isAvailable, privilegeGroup }) => isAvailable && groupsOverlap(privilegeGroup, group))
    .flatMap((plan) => {
      const monthlyInCents = offerOf(plan, 'MONTHLY')?.amountInCents;
      return monthlyInCents === undefined ? [] : [{ title: plan.title, monthlyInCents }];
    });
  return priced.toSorted((one, other) => one.monthlyInCents - other.monthlyInCents)[0] ?? null;
}
