import type { Api } from '#contract/api.ts';
import { listSubscriptions } from '#contract/payments/payment.ts';
import type { CheapestPlan } from '#domain/plans/plan-state.ts';
import { groupsOverlap } from '#domain/plans/plans.data.ts';

/** The plan with which pellets are sold for the lowest monthly price; null where none is on sale, or plans cannot be read. */
export async function findPelletPlan(api: Api): Promise<CheapestPlan | null> {
  const offers = await api.call(listSubscriptions, {}).catch(() => []);
  const [cheapest] = offers
    .filter(({ privilegeGroup, recurrence }) => recurrence === 'MONTHLY' && groupsOverlap(privilegeGroup, 'pellets'))
    .toSorted((one, other) => one.amount - other.amount);
  return cheapest === undefined ? null : { title: cheapest.title, monthlyInCents: cheapest.amount };
}
