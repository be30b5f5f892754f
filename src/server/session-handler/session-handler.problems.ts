import { providerRefusals } from '#texts/de/accounts/refusals.ts';
import { Problem } from '#server/platform/http/problem.ts';

export const providerUnknown = (): Problem =>
  new Problem({ status: 400, code: 'provider.unknown', message: providerRefusals.unknown });

/** The other service cannot be reached in time. */
export const providerAway = (): Problem =>
  new Problem({ status: 503, code: 'provider.away', message: providerRefusals.away, headers: { 'retry-after': '30' } });

/** The other service refused, or its response is invalid. */
export const providerRefused = (): Problem =>
  new Problem({ status: 400, code: 'provider.refused', message: providerRefusals.refused });

export const providerCancelled = (): Problem =>
  new Problem({ status: 400, code: 'provider.cancelled', message: providerRefusals.cancelled });

/** An access token of another application, of another kind, or one that is over. */
export const foreignToken = (): Problem =>
  new Problem({ status: 400, code: 'provider.foreign-token', message: providerRefusals.foreignToken });

export const linkOver = (): Problem =>
  new Problem({ status: 401, code: 'sign-in.link-over', message: providerRefusals.linkOver });

export const addressUnreadable = (): Problem =>
  new Problem({ status: 400, code: 'sign-in.no-address', message: providerRefusals.addressUnreadable });

export const secondFactorRequired = (): Problem =>
  new Problem({ status: 401, code: 'account.second-factor-required', message: providerRefusals.secondFactor });
