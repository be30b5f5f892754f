import type { CheckAnswer } from '#domain/adverts/availability/confirmation.ts';
import { part } from '#contract/paths.ts';

/** Addresses to which only mails lead, apart from those of `paths`, which every page loads. */
export const mailPaths = {
  /** Reads a block of an account or company page with the token of the mail, and objects to it. */
  linkedBlock: (token: string) => `/sperre/${part(token)}`,
  /** Lets a Gesuch run on with the token of its reminder. */
  renewRequest: (token?: string) => `/gesuche/verlaengern${token ? `?token=${part(token)}` : ''}`,
  renewAdvert: (token?: string) => `/anzeige-verlaengern${token ? `?token=${part(token)}` : ''}`,
  /** The answer to a mail whether adverts are still there: all of them, or one, with what was tapped in the mail. */
  advertCheck: (token?: string, { advertId, answer }: { advertId?: string | undefined; answer?: CheckAnswer } = {}) =>
    `/noch-da${token ? `?token=${part(token)}` : ''}${advertId ? `&anzeige=${part(advertId)}` : ''}${answer ? `&antwort=${answer.toLowerCase()}` : ''}`,
  /** Ends the mails of an occasion with the token of one of them. */
  mailEnd: (token?: string) => `/mails-abbestellen${token ? `?token=${part(token)}` : ''}`,
  savedSearchConfirm: (code?: string) => `/suchauftraege/bestaetigen${code ? `?code=${part(code)}` : ''}`,
  /** One saved search with the token of its mails: pause, change, end. */
  savedSearchByToken: (token?: string) => `/suchauftrag${token ? `?zugang=${part(token)}` : ''}`,
  resetPassword: (code?: string) => `/passwort-zuruecksetzen${code ? `?code=${part(code)}` : ''}`,
  confirmEmail: (code?: string, returnPath?: string | null) =>
    `/email-bestaetigen${code ? `?code=${part(code)}` : ''}${code && returnPath ? `&weiter=${part(returnPath)}` : ''}`,
  newsletterConfirm: (code?: string) => `/newsletter/bestaetigen${code ? `?code=${part(code)}` : ''}`,
  newsletterEnd: (token?: string) => `/newsletter/abmelden${token ? `?token=${part(token)}` : ''}`,
} as const;
