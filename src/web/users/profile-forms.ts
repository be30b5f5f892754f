import type { Api } from '#contract/api.ts';
import type { SecondFactorSetup } from '#contract/accounts/second-factor.schemas.ts';
import { ownDisclosureTexts } from '#texts/de/sellers/own-disclosure.ts';
import { profileTexts as texts } from '#texts/de/users/profile.ts';
import type { FormReply } from '#web/forms/form-reply.ts';

/** Sections of the page in their order; the ids are the fragments of its address. */
export const SECTION_IDS = [
  'konto',
  'anbieter',
  'sicherheit',
  'kontakt',
  'rechnung',
  'abo',
  'gutschein',
  'firma',
  'pefc',
  'newsletter',
  'benachrichtigungen',
  'darstellung',
  'datenschutz',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

type FormFacts = {
  section: SectionId;
  /** What is said once it is done; null where the page itself shows it. */
  done: string | null;
};

/** The page's forms by their `intent`. */
export const PROFILE_FORMS = {
  name: { section: 'konto', done: texts.account.namesDone },
  bestaetigung: { section: 'konto', done: texts.account.sentAgain },
  'neue-adresse': { section: 'konto', done: texts.account.mailRequested },
  passwort: { section: 'konto', done: texts.account.passwordDone },
  'zweiter-schritt': { section: 'sicherheit', done: null },
  'zweiter-schritt-ein': { section: 'sicherheit', done: texts.security.switchedOn },
  'zweiter-schritt-code': { section: 'sicherheit', done: texts.security.proved },
  'zweiter-schritt-codes': { section: 'sicherheit', done: texts.security.renewed },
  'zweiter-schritt-aus': { section: 'sicherheit', done: texts.security.ended },
  abmelden: { section: 'sicherheit', done: texts.security.sessionEnded },
  'andere-abmelden': { section: 'sicherheit', done: texts.security.othersEnded },
  kontakt: { section: 'kontakt', done: texts.contact.done },
  anbieter: { section: 'anbieter', done: ownDisclosureTexts.done },
  rechnung: { section: 'rechnung', done: texts.invoice.done },
  'abo-kuendigen': { section: 'abo', done: texts.subscription.canceled },
  'abo-fortsetzen': { section: 'abo', done: texts.subscription.resumed },
  gutschein: { section: 'gutschein', done: texts.voucher.done },
  pefc: { section: 'pefc', done: texts.pefc.done },
  'newsletter-ein': { section: 'newsletter', done: texts.newsletter.ordered },
  'newsletter-aus': { section: 'newsletter', done: texts.newsletter.cancelled },
  benachrichtigungen: { section: 'benachrichtigungen', done: texts.notifications.done },
  'push-geraet': { section: 'benachrichtigungen', done: texts.notifications.deviceRemoved },
  loeschen: { section: 'datenschutz', done: texts.privacy.deleted },
  behalten: { section: 'datenschutz', done: texts.privacy.kept },
} as const satisfies Record<string, FormFacts>;
export type Intent = keyof typeof PROFILE_FORMS;

/** Returns the intent of a form or of a saved form's address; null for anything else. */
export function intentOf(value: unknown): Intent | null {
  return typeof value === 'string' && Object.hasOwn(PROFILE_FORMS, value) ? asIntent(value) : null;
}

/** The name is one of the table's own. */
function asIntent(name: string): Intent;
function asIntent(name: string): string {
  return name;
}

export type Errors = FormReply['errors'];

/** What became of a form. */
export type FormOutcome = FormReply & {
  isDone?: boolean;
  sessionIsOver?: boolean;
  setup?: SecondFactorSetup;
  recoveryCodes?: readonly string[];
};

/** What an answer adds to the outcome of a form that went through, or says instead of the usual sentence. */
type Added = Pick<FormOutcome, 'setup' | 'recoveryCodes'> & { message?: string };

/** Carries out one form; a gap that needs no call comes back as errors of fields. */
export type Answer = (api: Api, form: FormData) => Promise<Added | { errors: Errors }>;
