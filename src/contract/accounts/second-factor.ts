import { endpoint } from '#contract/endpoint.ts';
import type { secondFactorShapes } from './second-factor.schemas.ts';

type Shapes = typeof secondFactorShapes;

const tag = 'Users';

export const getSecondFactor = endpoint<Shapes['getSecondFactor']>({
  operation: 'getSecondFactor',
  method: 'GET',
  path: '/api/v1/users/me/second-factor',
  summary: 'Says whether the viewer has a second factor, and which permissions rest until this session has proved it.',
  tag,
  auth: 'viewer',
});

export const setUpSecondFactor = endpoint<Shapes['setUpSecondFactor']>({
  operation: 'setUpSecondFactor',
  method: 'POST',
  path: '/api/v1/users/me/second-factor/setup',
  summary: 'Begins a setup with a new secret for an authenticator app; nothing changes until it is confirmed.',
  tag,
  auth: 'viewer',
  body: 'secondFactorSetupDto',
});

export const confirmSecondFactor = endpoint<Shapes['confirmSecondFactor']>({
  operation: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/v1/users/me/second-factor/confirm',
  summary: 'Switches the second factor on with a first code; shows the recovery codes this once.',
  tag,
  auth: 'viewer',
  body: 'otpDto',
});

export const proveSecondFactor = endpoint<Shapes['proveSecondFactor']>({
  operation: 'proveSecondFactor',
  method: 'POST',
  path: '/api/v1/users/me/second-factor/prove',
  summary: 'Proves the second factor in a session that began without it; resting permissions count from then on.',
  tag,
  auth: 'viewer',
  body: 'otpDto',
});

export const renewRecoveryCodes = endpoint<Shapes['renewRecoveryCodes']>({
  operation: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/v1/users/me/second-factor/recovery-codes',
  summary: 'Makes new recovery codes and shows them this once; the old ones end.',
  tag,
  auth: 'viewer',
  body: 'otpDto',
});

export const disableSecondFactor = endpoint<Shapes['disableSecondFactor']>({
  operation: 'disableSecondFactor',
  method: 'POST',
  path: '/api/v1/users/me/second-factor/disable',
  summary: 'Switches the second factor off with a code and a recent proof; granted permissions rest from then on.',
  tag,
  auth: 'viewer',
  body: 'secondFactorEndDto',
});

export const signInWithSecondFactor = endpoint<Shapes['signInWithSecondFactor']>({
  operation: 'signInWithSecondFactor',
  method: 'POST',
  path: '/api/v1/sign-in/second-factor',
  summary:
    'Finishes a sign-in that waits for its second factor. Our own pages add ?session=cookie: the session is then an HttpOnly cookie and jwt is empty.',
  tag: 'Accounts',
  auth: 'anonymous',
  body: 'secondFactorAnswerDto',
});
