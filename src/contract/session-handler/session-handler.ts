import { endpoint } from '#contract/endpoint.ts';
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

export const showSignIn = endpoint<Shapes['showSignIn']>({
  operation: 'showSignIn',
  method: 'GET',
  path: '/api/auth/signin',
  summary: 'Leads to the sign-in page.',
  tag,
  auth: 'anonymous',
  family: 'session',
  replyType: 'text',
  status: 302,
});

export const showSignInWith = endpoint<Shapes['showSignInWith']>({
  operation: 'showSignInWith',
  method: 'GET',
  path: '/api/auth/signin/{provider}',
  summary: 'Leads to the sign-in page; signing in itself starts by POST.',
  tag,
  auth: 'anonymous',
  family: 'session',
  replyType: 'text',
  status: 302,
});

export const showSignOut = endpoint<Shapes['showSignOut']>({
  operation: 'showSignOut',
  method: 'GET',
  path: '/api/auth/signout',
  summary: 'Leads to the sign-out page; signing out itself is a POST.',
  tag,
  auth: 'anonymous',
  family: 'session',
  replyType: 'text',
  status: 302,
});

export const showSignInError = endpoint<Shapes['showSignInError']>({
  operation: 'showSignInError',
  method: 'GET',
  path: '/api/auth/error',
  summary: 'Leads to the sign-in page with the error.',
  tag,
  auth: 'anonymous',
  family: 'session',
  replyType: 'text',
  status: 302,
});

export const showVerifyRequest = endpoint<Shapes['showVerifyRequest']>({
  operation: 'showVerifyRequest',
  method: 'GET',
  path: '/api/auth/verify-request',
  summary: 'Leads to the page that says: a mail is on its way.',
  tag,
  auth: 'anonymous',
  family: 'session',
  replyType: 'text',
  status: 302,
});

export const returnFromProvider = endpoint<Shapes['returnFromProvider']>({
  operation: 'returnFromProvider',
  method: 'GET',
  path: '/api/auth/callback/{provider}',
  summary: 'Takes a person back who comes from another service or from the link of a mail.',
  tag,
  auth: 'anonymous',
  family: 'session',
  replyType: 'text',
  status: 302,
});

export const connectProvider = endpoint<Shapes['connectProvider']>({
  operation: 'connectProvider',
  method: 'GET',
  path: '/api/connect/{provider}',
  summary: 'Leads to another service to sign in there.',
  tag,
  auth: 'anonymous',
  family: 'content',
  replyType: 'text',
  status: 302,
});
