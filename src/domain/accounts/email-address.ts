/** Returns an e-mail address as it is compared and counted: composed form, no outer blanks, lower case. */
export const normaliseEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/** Returns an e-mail address by which only its owner knows it: "ev…@example.at". */
export function maskedEmail(email: string): string {
  const local = email.slice(0, email.lastIndexOf('@'));
  return `${[...local].slice(0, local.length > 3 ? 2 : 1).join('')}…${email.slice(local.length)}`;
}

/** Returns the part of an e-mail address before the last @ in lower case, or the whole text where there is none. */
export function localPart(email: string): string {
  const at = email.lastIndexOf('@');
  return (at < 0 ? email : email.slice(0, at)).toLowerCase();
}
