import { expect, test } from 'vitest';
import { type OrderEvent, type OrderState, stepOrder } from './order-state.ts';

const STATES: OrderState[] = ['PENDING', 'PAID', 'CANCELED', 'FAILED'];
const EVENTS: OrderEvent[] = ['PAY', 'CANCEL', 'FAIL', 'EXPIRE', 'REVERSE'];

test.each<[OrderState, OrderEvent, OrderState, string]>([
  ['PENDING', 'PAY', 'PAID', 'ACTIVATE'],
  ['PENDING', 'CANCEL', 'CANCELED', 'RELEASE'],
  ['PENDING', 'FAIL', 'FAILED', 'RELEASE'],
  ['PENDING', 'EXPIRE', 'FAILED', 'RELEASE'],
  ['PENDING', 'REVERSE', 'PENDING', 'NOTHING'],
  ['PAID', 'PAY', 'PAID', 'GIVE_BACK'],
  ['PAID', 'CANCEL', 'PAID', 'REFUSE'],
  ['PAID', 'FAIL', 'PAID', 'NOTHING'],
  ['PAID', 'EXPIRE', 'PAID', 'NOTHING'],
  ['PAID', 'REVERSE', 'PENDING', 'REOPEN'],
  ['CANCELED', 'PAY', 'CANCELED', 'GIVE_BACK'],
  ['CANCELED', 'CANCEL', 'CANCELED', 'NOTHING'],
  ['CANCELED', 'FAIL', 'CANCELED', 'NOTHING'],
  ['CANCELED', 'EXPIRE', 'CANCELED', 'NOTHING'],
  ['CANCELED', 'REVERSE', 'CANCELED', 'NOTHING'],
  ['FAILED', 'PAY', 'FAILED', 'GIVE_BACK'],
  ['FAILED', 'CANCEL', 'FAILED', 'REFUSE'],
  ['FAILED', 'FAIL', 'FAILED', 'NOTHING'],
  ['FAILED', 'EXPIRE', 'FAILED', 'NOTHING'],
  ['FAILED', 'REVERSE', 'FAILED', 'NOTHING'],
])('an order that is %s and meets %s is %s afterwards: %s', (state, event, next, effect) => {
  expect(stepOrder(state, event)).toEqual({ state: next, effect });
});

test('no sequence of events starts a subscription while one of the order runs, and money that started none goes back', () => {
  const walk = (state: OrderState, depth: number, started: number): void => {
    expect(started).toBeLessThanOrEqual(1);
    if (depth === 0) return;
    for (const event of EVENTS) {
      const step = stepOrder(state, event);
      expect(event === 'PAY').toBe(['ACTIVATE', 'GIVE_BACK'].includes(step.effect));
      const change = step.effect === 'ACTIVATE' ? 1 : step.effect === 'REOPEN' ? -1 : 0;
      walk(step.state, depth - 1, started + change);
    }
  };
  for (const state of STATES) walk(state, 5, state === 'PAID' ? 1 : 0);
});
