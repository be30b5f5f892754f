import type { accountSecurityShapes } from './account-security.schemas.ts';
import { endpoint } from '#contract/endpoint.ts';

type Shapes = typeof accountSecurityShapes;

const tag = 'Users';

export const listOwnSessions = endpoint<Shapes['listOwnSessions']>({
  operation: 'listOwnSessions',
  method: 'GET',
  path: '/api/v1/users/me/sessions',
  summary: 'Lists where the viewer is signed in, this session first.',
  tag,
  auth: 'viewer',
});

export const endOwnSession = endpoint<Shapes['endOwnSession']>({
  operation: 'endOwnSession',
  method: 'DELETE',
  path: '/api/v1/users/me/sessions/{sessionId}',
  summary: 'Ends one session of the viewer at once.',
  tag,
  auth: 'viewer',
});

export const endOtherSessions = endpoint<Shapes['endOtherSessions']>({
  operation: 'endOtherSessions',
  method: 'POST',
  path: '/api/v1/users/me/sessions/end-others',
  summary: 'Ends every session of the viewer but this one.',
  tag,
  auth: 'viewer',
});

export const requestEmailChange = endpoint<Shapes['requestEmailChange']>({
  operation: 'requestEmailChange',
  method: 'POST',
  path: '/api/v1/users/me/email',
  summary: 'Sends a mail to the new e-mail address; it counts from the moment it is confirmed.',
  tag,
  auth: 'viewer',
  body: 'emailChangeDto',
});

export const checkPasswordReset = endpoint<Shapes['checkPasswordReset']>({
  operation: 'checkPasswordReset',
  method: 'POST',
  path: '/api/v1/password-reset/check',
  summary: 'Says for which account the code of a mail sets a new password; the code stays as it is.',
  tag,
  auth: 'anonymous',
  body: 'passwordResetCheckDto',
});

export const confirmEmail = endpoint<Shapes['confirmEmail']>({
  operation: 'confirmEmail',
  method: 'POST',
  path: '/api/v1/email-confirmation',
  summary: 'Confirms an e-mail address, or the change to a new one, with the code of the mail.',
  tag,
  auth: 'anonymous',
  body: 'emailConfirmationDto',
});
