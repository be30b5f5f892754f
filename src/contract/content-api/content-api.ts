import { endpoint } from '#contract/endpoint.ts';
import type { contentApiShapes } from './content-api.schemas.ts';

type Shapes = typeof contentApiShapes;

const tag = 'Accounts';

export const getContentUser = endpoint<Shapes['getContentUser']>({
  operation: 'getContentUser',
  method: 'GET',
  path: '/api/users/me',
  summary: 'Reads the signed-in account; populate names related parts.',
  tag,
  auth: 'viewer',
  family: 'content',
});

export const signIn = endpoint<Shapes['signIn']>({
  operation: 'signIn',
  method: 'POST',
  path: '/api/auth/local',
  summary:
    'Signs in with e-mail or user name and password; accounts with a second factor also send otp. Our own pages add ?session=cookie: the session is then an HttpOnly cookie and jwt is empty.',
  tag,
  auth: 'anonymous',
  body: 'credentials',
  family: 'content',
});

export const register = endpoint<Shapes['register']>({
  operation: 'register',
  method: 'POST',
  path: '/api/auth/local/register',
  summary: 'Makes an account that works at once; publishing needs a confirmed e-mail address.',
  tag,
  auth: 'anonymous',
  body: 'registration',
  family: 'content',
  honoursIdempotencyKey: true,
});

export const forgotPassword = endpoint<Shapes['forgotPassword']>({
  operation: 'forgotPassword',
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Sends a mail with a link to choose a new password; answers the same for unknown addresses.',
  tag,
  auth: 'anonymous',
  body: 'forgottenPassword',
  family: 'content',
});

export const resetPassword = endpoint<Shapes['resetPassword']>({
  operation: 'resetPassword',
  method: 'POST',
  path: '/api/auth/reset-password',
  summary:
    'Sets a new password with the code of the mail and ends all sessions; a code counts once. Accounts with a second factor also send otp.',
  tag,
  auth: 'anonymous',
  body: 'newPassword',
  family: 'content',
});

export const changePassword = endpoint<Shapes['changePassword']>({
  operation: 'changePassword',
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Changes the password and ends all sessions; the answer carries a fresh one.',
  tag,
  auth: 'viewer',
  body: 'passwordChange',
  family: 'content',
});

export const sendEmailConfirmation = endpoint<Shapes['sendEmailConfirmation']>({
  operation: 'sendEmailConfirmation',
  method: 'POST',
  path: '/api/auth/send-email-confirmation',
  summary: 'Sends the confirmation mail again; answers the same for unknown addresses.',
  tag,
  auth: 'anonymous',
  body: 'confirmationRequest',
  family: 'content',
});

export const confirmEmailByLink = endpoint<Shapes['confirmEmailByLink']>({
  operation: 'confirmEmailByLink',
  method: 'GET',
  path: '/api/auth/email-confirmation',
  summary: 'Confirms an e-mail address with the code of the mail and leads to the page that says so.',
  tag,
  auth: 'anonymous',
  family: 'content',
  status: 302,
  requiredQuery: ['confirmation'],
});

export const signInWithProvider = endpoint<Shapes['signInWithProvider']>({
  operation: 'signInWithProvider',
  method: 'GET',
  path: '/api/auth/{provider}/callback',
  summary: 'Signs in with the access token of a provider.',
  tag,
  auth: 'anonymous',
  family: 'content',
  requiredQuery: ['access_token'],
});
