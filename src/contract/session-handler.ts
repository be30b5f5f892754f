import { endpoint } from './endpoint.ts';
import type { sessionHandlerShapes } from './session-handler.schemas.ts';

type Shapes = typeof sessionHandlerShapes;

const tag = 'Session';

export const getCsrfToken = endpoint<Shapes['getCsrfToken']>({
  operation: 'getCsrfToken',
  method: 'GET',
  path: '/api/auth/csrf',
  summary: 'Gives the token that forms of the session handler carry.',
  tag,
  auth: 'anonymous',
  family: 'session',
});

export const listProviders = endpoint<Shapes['listProviders']>({
  operation: 'listProviders',
  method: 'GET',
  path: '/api/auth/providers',
  summary: 'Lists the ways to sign in.',
  tag,
  auth: 'anonymous',
  family: 'session',
});

export const getSession = endpoint<Shapes['getSession']>({
  operation: 'getSession',
  method: 'GET',
  path: '/api/auth/session',
  summary: 'Reads the session; an empty object for visitors.',
  tag,
  auth: 'anonymous',
  family: 'session',
});

export const startSignIn = endpoint<Shapes['startSignIn']>({
  operation: 'startSignIn',
  method: 'POST',
  path: '/api/auth/signin/{provider}',
  summary: 'Starts signing in by mail or with another service.',
  tag,
  auth: 'anonymous',
  body: 'signInForm',
  family: 'session',
  encoding: 'form',
});

export const finishSignIn = endpoint<Shapes['finishSignIn']>({
  operation: 'finishSignIn',
  method: 'POST',
  path: '/api/auth/callback/{provider}',
  summary: 'Signs in with what the form carries.',
  tag,
  auth: 'anonymous',
  body: 'signInForm',
  family: 'session',
  encoding: 'form',
});

export const signOut = endpoint<Shapes['signOut']>({
  operation: 'signOut',
  method: 'POST',
  path: '/api/auth/signout',
  summary: 'Ends the session.',
  tag,
  auth: 'anonymous',
  body: 'signOutForm',
  family: 'session',
  encoding: 'form',
});
