/** Returns an e-mail address as it is compared and counted: composed form, no outer blanks, lower case. */
export const normaliseEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/** Returns the part of an e-mail address before the last @ in lower case, or the whole text where there is none. */
export function localPart(email: string): string {
  const at = email.lastIndexOf('@');
  return (at < 0 ? email : email.slice(0, at)).toLowerCase();
}
