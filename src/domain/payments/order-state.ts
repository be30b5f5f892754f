export type OrderState = 'PENDING' | 'PAID' | 'CANCELED' | 'FAILED';

/** What can happen to an order: money that came in or was booked by mistake, the buyer's decision, the provider's word, time. */
export type OrderEvent = 'PAY' | 'CANCEL' | 'FAIL' | 'EXPIRE' | 'REVERSE';

/**
 * What follows. ACTIVATE: the subscription starts; it runs once at most. GIVE_BACK: the money came although nothing was
 * open, so it has to go back. REOPEN: what was started ends, and the order waits for its money again. REFUSE: not
 * possible any more. NOTHING: it is so already.
 */
export type OrderStep = {
  state: OrderState;
  effect: 'ACTIVATE' | 'RELEASE' | 'GIVE_BACK' | 'REOPEN' | 'REFUSE' | 'NOTHING';
};

const stay = (state: OrderState, effect: OrderStep['effect']): OrderStep => ({ state, effect });

/** Returns the state after an event and what has to be done; every event is defined in every state. */
export function stepOrder(state: OrderState, event: OrderEvent): OrderStep {
  if (event === 'REVERSE') return state === 'PAID' ? { state: 'PENDING', effect: 'REOPEN' } : stay(state, 'NOTHING');
  if (state === 'PENDING') {
    if (event === 'PAY') return { state: 'PAID', effect: 'ACTIVATE' };
    return { state: event === 'CANCEL' ? 'CANCELED' : 'FAILED', effect: 'RELEASE' };
  }
  if (event === 'PAY') return stay(state, 'GIVE_BACK');
  if (event === 'CANCEL') return stay(state, state === 'CANCELED' ? 'NOTHING' : 'REFUSE');
  return stay(state, 'NOTHING');
}
