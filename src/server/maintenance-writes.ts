import type { Endpoint } from '#contract/endpoint.ts';
import { countAdvertView, revealAdvertContact } from '#contract/adverts/adverts.ts';
import { proveSecondFactor, signInWithSecondFactor } from '#contract/accounts/second-factor.ts';
import { revealCompanyContact } from '#contract/companies/companies.ts';
import { noteConsent } from '#contract/consent/consents.ts';
import { signIn } from '#contract/content-api/content-api.ts';
import { submitEvent } from '#contract/events/event-logs.ts';
import { previewCustomWord } from '#contract/search/search-words.ts';
import { finishSignIn, signOut, startSignIn } from '#contract/session-handler/session-handler.ts';
import { findUser } from '#contract/users/users.ts';
import { oldReads } from './replica-reads.ts';

/** What goes on during maintenance although it is sent by POST: reading, counting, consent, and signing in and out. */
const ALLOWED: readonly Endpoint[] = [
  countAdvertView,
  revealAdvertContact,
  revealCompanyContact,
  noteConsent,
  submitEvent,
  previewCustomWord,
  findUser,
  signIn,
  signInWithSecondFactor,
  proveSecondFactor,
  startSignIn,
  finishSignIn,
  signOut,
];
const allowed: ReadonlySet<string> = new Set(ALLOWED.map(({ operation }) => operation));

/** Whether a call is refused during maintenance. */
export const isRefusedInMaintenance = ({ method, operation }: Endpoint): boolean =>
  method !== 'GET' && !oldReads.has(operation) && !allowed.has(operation);
