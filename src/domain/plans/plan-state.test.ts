import { expect, test } from 'vitest';
import { PLANS, chosenPlan } from './plans.data.ts';
import { LEAST_PRICE_IN_CENTS } from './plan-limits.ts';
import { type PlanState, cheapestMonthly, plansWith, releasedState } from './plan-state.ts';

const [FIRST] = PLANS;
const stateOf = (id: string, wishes: Partial<PlanState> = {}): [string, PlanState] => {
  const plan = PLANS.find((one) => one.id === id);
  if (plan === undefined) throw new Error(`There is no plan ${id}.`);
  return [id, { ...releasedState(plan), ...wishes }];
};

test('plans that were never edited are as they were released', () => {
  expect(plansWith(new Map())).toEqual(PLANS);
  expect(plansWith(new Map(PLANS.map(({ id }) => stateOf(id))))).toEqual(PLANS);
});

test('an edited plan stands at its place, has its words and only the rhythms with a price', () => {
  const prices = { MONTHLY: null, YEARLY: 12_000, ONCE: null };
  const plans = plansWith(new Map([stateOf('firma', { title: 'Firma', position: 9, prices })]));
  expect(plans.map(({ id }) => id)).toEqual(['pellets', 'betrieb', 'firma']);
  expect(plans.at(-1)).toMatchObject({
    title: 'Firma',
    privilegeGroup: FIRST?.privilegeGroup,
    offers: [{ recurrence: 'YEARLY', amountInCents: 12_000, intervalUnit: 'YEAR', intervalCount: 1 }],
  });
});

test('the cheapest month of a group counts what gives more, and not what cannot be booked', () => {
  expect(cheapestMonthly(PLANS, 'pellets')).toEqual({ title: 'Pellets', monthlyInCents: 1_490 });
  const dearer = plansWith(new Map([stateOf('pellets', { prices: { MONTHLY: 2_500, YEARLY: null, ONCE: null } })]));
  expect(cheapestMonthly(dearer, 'pellets')).toEqual({ title: 'Betrieb', monthlyInCents: 1_990 });
  const closed = plansWith(new Map(PLANS.map(({ id }) => stateOf(id, { isAvailable: false }))));
  expect(cheapestMonthly(closed, 'pellets')).toBeNull();
});

test('the least price leaves 50 cents after a discount of 90 percent', () => {
  expect(LEAST_PRICE_IN_CENTS * 0.1).toBeGreaterThanOrEqual(50);
});

test('an id names a plan or one of its rhythms, also one in which it is not sold now', () => {
  expect(chosenPlan('firma')).toEqual({ planId: 'firma', recurrence: null });
  expect(chosenPlan('firma-once')).toEqual({ planId: 'firma', recurrence: 'ONCE' });
  expect(chosenPlan('firma-daily')).toBeUndefined();
});
