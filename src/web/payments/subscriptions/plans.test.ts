import { describe, expect, test } from 'vitest';
import type { Subscription } from '#contract/payments/payment.schemas.ts';
import { offerOf, plansOf, recurrenceAt, recurrenceOf, savedInAYear } from './plans.ts';

const offer = (rest: Partial<Subscription>): Subscription => ({
  id: 'firma',
  amount: 990,
  currency: 'EUR',
  isRecurring: true,
  isAvailable: true,
  privilegeGroup: 'company',
  title: 'Firma',
  description: 'Eine eigene Seite für deinen Betrieb.',
  intervalUnit: 'MONTH',
  intervalCount: 1,
  ...rest,
});
const yearly = offer({ id: 'firma', amount: 9900, intervalUnit: 'YEAR', recurrence: 'YEARLY' });

describe('plansOf', () => {
  test('puts month and year of one group into one plan and keeps the order of the list', () => {
    const plans = plansOf([offer({}), offer({ privilegeGroup: 'pellets', title: 'Pellets' }), yearly]);
    expect(plans.map(({ title, offers }) => [title, Object.keys(offers)])).toEqual([
      ['Firma', ['MONTHLY', 'YEARLY']],
      ['Pellets', ['MONTHLY']],
    ]);
  });

  test('leaves out what is not on offer', () => {
    expect(plansOf([offer({ isAvailable: false })])).toEqual([]);
  });
});

test('a rhythm that a plan does not have gives way to the one there is', () => {
  const [plan] = plansOf([yearly]);
  if (plan === undefined) throw new Error('There has to be a plan.');
  expect(offerOf(plan, 'MONTHLY')).toEqual({ offer: yearly, recurrence: 'YEARLY' });
});

test('a year for 99 € saves 19,80 € against twelve months at 9,90 €', () => {
  const [plan] = plansOf([offer({}), yearly]);
  expect(plan && savedInAYear(plan)).toBe(1980);
});

test('a year that costs more than twelve months saves nothing, and says so by 0', () => {
  const [plan] = plansOf([offer({}), { ...yearly, amount: 12_000 }]);
  expect(plan && savedInAYear(plan)).toBe(0);
});

test('the rhythm is read from the interval where a plan does not say it', () => {
  expect(recurrenceOf(offer({ intervalUnit: 'MONTH', intervalCount: 12 }))).toBe('YEARLY');
  expect(recurrenceOf(offer({ isRecurring: false, intervalUnit: 'MONTH', intervalCount: 3 }))).toBe('ONCE');
});

test('only the words of the addresses name a rhythm', () => {
  expect(['monatlich', 'jaehrlich', 'einmalig', 'YEARLY', '', null].map(recurrenceAt)).toEqual([
    'MONTHLY',
    'YEARLY',
    'ONCE',
    null,
    null,
    null,
  ]);
});
