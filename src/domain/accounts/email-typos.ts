/** Domains of most private addresses in Austria and its neighbours, the most common first. Source: own list, November 2026. */
const COMMON_DOMAINS = [
  'gmail.com',
  'gmx.at',
  'gmx.net',
  'gmx.de',
  'gmx.ch',
  'hotmail.com',
  'outlook.com',
  'aon.at',
  'a1.net',
  'web.de',
  'icloud.com',
  'yahoo.com',
  'yahoo.de',
  'live.at',
  'live.com',
  'hotmail.de',
  'outlook.de',
  'outlook.at',
  't-online.de',
  'googlemail.com',
  'chello.at',
  'drei.at',
  'liwest.at',
  'inode.at',
  'utanet.at',
  'bluewin.ch',
  'me.com',
  'mail.com',
  'proton.me',
];
const KNOWN: ReadonlySet<string> = new Set([
  ...COMMON_DOMAINS,
  'msn.com',
  'ymail.com',
  'email.com',
  'gmx.com',
  'gmx.eu',
]);
/** Longer domains are not compared: they are no typing error of a known one. */
const LONGEST_DOMAIN = 40;

/**
 * Returns the address probably meant where its domain is one typing error away from a common one; null: nothing to ask.
 */
export function meantEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain.length < 4 || domain.length > LONGEST_DOMAIN || KNOWN.has(domain)) return null;
  const meant = COMMON_DOMAINS.find((common) => isOneSlipFrom(domain, common));
  return meant === undefined ? null : `${email.slice(0, at)}@${meant}`;
}

/** One letter too many, too few, wrong, or two next to each other exchanged; short names must keep their first letter. */
function isOneSlipFrom(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  if (meant.length < 7 && typed[0] !== meant[0]) return false;
  let start = 0;
  while (start < meant.length && typed[start] === meant[start]) start += 1;
  const [one, other] = [typed.slice(start), meant.slice(start)];
  const isExchanged = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
  return one.slice(1) === other.slice(1) || one.slice(1) === other || one === other.slice(1) || isExchanged;
}
