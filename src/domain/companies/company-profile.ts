import { isUuid } from '#domain/text/uuid.ts';
import { normalisePostalCode } from '#domain/places/postal-code.ts';
import { slugOf } from '#domain/lookups/lookup-index.ts';
import { type Issue, issue } from '#domain/result.ts';

export const COMPANY_STATES = ['DRAFT', 'PUBLISHED', 'UNPUBLISHED'] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

/** Details that the law requires of a company. Source: ECG § 5 Abs. 1, UGB § 14, GewO § 63. */
export type Disclosure = {
  firma: string | null;
  legalForm: string | null;
  registerNumber: string | null;
  registerCourt: string | null;
  authority: string | null;
  chamber: string | null;
  managing: string | null;
};

export const EMPTY_DISCLOSURE: Disclosure = {
  firma: null,
  legalForm: null,
  registerNumber: null,
  registerCourt: null,
  authority: null,
  chamber: null,
  managing: null,
};

/** A company's data that publishing requires. */
export type PublishingProfile = {
  name: string;
  email: string | null;
  phoneNumber: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  countryCode: string | null;
  disclosure: Disclosure;
};

/**
 * Returns what a company page still lacks before it may be public, by field path: name and Firma, a whole address, an
 * e-mail address; who is in the register names number and court. Source: ECG § 5 Abs. 1 Z 1–4, UGB § 14.
 */
export function companyPublishingIssues(profile: PublishingProfile): Issue[] {
  const { disclosure } = profile;
  const isEmpty = (value: string | null): boolean => (value ?? '').trim() === '';
  const country = isEmpty(profile.countryCode) ? 'AT' : (profile.countryCode ?? 'AT');
  const postcodeIsWrong =
    !isEmpty(profile.postalCode) && normalisePostalCode(country, profile.postalCode ?? '') === null;
  return [
    ...(isEmpty(profile.name) ? [issue('name', 'required')] : []),
    ...(isEmpty(profile.street) ? [issue('address.street', 'required')] : []),
    ...(isEmpty(profile.postalCode) ? [issue('address.postalCode', 'required')] : []),
    ...(postcodeIsWrong ? [issue('address.postalCode', 'postal-code.unknown')] : []),
    ...(isEmpty(profile.city) ? [issue('address.city', 'required')] : []),
    ...(isEmpty(profile.email) ? [issue('email', 'company.email-required')] : []),
    ...(isEmpty(disclosure.firma) ? [issue('legal.firma', 'required')] : []),
    ...(isEmpty(disclosure.registerNumber) || !isEmpty(disclosure.registerCourt)
      ? []
      : [issue('legal.registerCourt', 'required')]),
    ...(isRegisteredForm(disclosure.legalForm) && isEmpty(disclosure.registerNumber)
      ? [issue('legal.registerNumber', 'company.register-number-required')]
      : []),
  ];
}

/** Forms that exist only by their entry in the Firmenbuch. Source: UGB § 8 Abs. 3, GmbHG § 2, AktG § 34, FlexKapGG § 1. */
const REGISTERED = /^(gmbh|ag|flexkapg|flexco|og|kg|e\.\s?u\.|gen(ossenschaft)?)(\s|$)/i;

/** Says whether a legal form is one that only an entry in the Firmenbuch brings about. */
export const isRegisteredForm = (legalForm: string | null): boolean => REGISTERED.test((legalForm ?? '').trim());

/** Longest address part made of a name. */
const MAX_WORDS_LENGTH = 60;

/**
 * Returns the address part of a company: the words of its name, at most 60 characters; with `ending`, the last six hex
 * digits of its id as well, which keep it apart from another company of that name.
 */
export function companySlug(name: string, companyId: string, { ending }: { ending: boolean }): string {
  const words =
    slugOf(name.normalize('NFC'))
      .slice(0, MAX_WORDS_LENGTH)
      .replace(/(?<!-)-+$/, '') || 'firma';
  return ending || isUuid(words) ? `${words}-${companyId.replaceAll('-', '').slice(-6).toLowerCase()}` : words;
}
