const NAME = 'email';

/** Part of an address that takes a typed e-mail address along to the next page; servers and their logs never see it. */
export const emailHash = (email: string): string =>
  email.trim() === '' ? '' : `#${new URLSearchParams({ [NAME]: email.trim() })}`;

/** Returns the e-mail address in a hash, empty where there is none. */
export const emailInHash = (hash: string): string => new URLSearchParams(hash.slice(1)).get(NAME) ?? '';
