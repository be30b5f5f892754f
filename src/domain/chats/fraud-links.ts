import { isSomewhere } from './fraud-text.ts';

const ENDINGS = new Set(
  'at com de net org info shop eu top xyz site online ru cn pl ro hu cz it ch io me ly gl to cc biz club store live link app pay gd su tk ml ga cf gq icu vip pro uk co fr es nl be si sk hr click buzz space website company group world today sale deals market trade discount outlet direct express global services solutions zone life one tech'.split(
    ' ',
  ),
);
const SHORTENERS = new Set(
  'bit.ly tinyurl.com t.co goo.gl is.gd cutt.ly rb.gy shorturl.at ow.ly t.ly rebrand.ly tiny.cc s.id lnkd.in buff.ly qr.co'.split(
    ' ',
  ),
);
const MESSENGER_HOSTS = new Set(
  'wa.me wa.link api.whatsapp.com chat.whatsapp.com t.me telegram.me telegram.org m.me signal.me viber.click'.split(
    ' ',
  ),
);
/** Places that people point at when they talk about wood: maps, pictures, offices and chambers. */
const HARMLESS_HOSTS = [
  'google.com',
  'google.at',
  'maps.app.goo.gl',
  'youtube.com',
  'youtu.be',
  'openstreetmap.org',
  'herold.at',
  'gv.at',
  'wko.at',
  'lko.at',
  'pefc.at',
  'pefc.org',
  'enplus-pellets.eu',
  'ooe.lko.at',
  'holzmarktinfo.at',
  'waldverband.at',
  'bergfex.at',
  'oebb.at',
  'orf.at',
  'wikipedia.org',
];
/** Names that a copied page borrows to look like a parcel service, a bank or a marketplace. */
const BORROWED =
  /(?:stammplatz|willhaben|paylivery|post|dpd|dhl|gls|ups|bank|sparkasse|raiffeisen|paypal|klarna|kleinanzeigen|ebay|sicher|secure|verify|zahlung|payment|pay)/u;

export type LinkKind = 'OWN' | 'HARMLESS' | 'OTHER' | 'RISKY';

const isUnder = (host: string, parent: string): boolean => host === parent || host.endsWith(`.${parent}`);

/** The host a word names, without scheme, sign-in part, port and path; null where the word names none. */
function hostOf(word: string): { host: string; hasScheme: boolean } | null {
  const scheme = /^(?:https?|hxxps?):\/\//u.exec(word)?.[0] ?? '';
  const rest = word.slice(scheme.length).split(/[/?#]/u)[0] ?? '';
  const isMail = scheme === '' && rest.includes('@');
  const host = (rest.split('@').at(-1) ?? '').split(':')[0] ?? '';
  const labels = host.split('.');
  const isNumeric = scheme !== '' && /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/u.test(host);
  const isName =
    labels.length >= 2 &&
    labels.every((label) => /^[a-z0-9-]+$/u.test(label)) &&
    ENDINGS.has(labels.at(-1) ?? '') &&
    /[a-z]/u.test(labels.at(-2) ?? '');
  if (isMail || !(isNumeric || isName || (scheme !== '' && host.length > 3))) return null;
  return { host: host.replace(/^www\./u, ''), hasScheme: scheme !== '' };
}

function kindOf(host: string, word: string, ownHosts: readonly string[]): LinkKind {
  if (ownHosts.some((own) => isUnder(host, own))) return 'OWN';
  if (MESSENGER_HOSTS.has(host) || host.startsWith('xn--') || host.includes('.xn--') || /^[\d.]+$/u.test(host))
    return 'RISKY';
  if (HARMLESS_HOSTS.some((known) => isUnder(host, known)) || word.includes('goo.gl/maps')) return 'HARMLESS';
  if (SHORTENERS.has(host) || word.startsWith('hxxp')) return 'RISKY';
  return BORROWED.test(host) &&
    !/^(?:post|dpd|dhl|gls-group|willhaben|sparkasse|raiffeisen|paypal|klarna|kleinanzeigen|ebay)\.(?:at|com|de|eu)$/u.test(
      host,
    )
    ? 'RISKY'
    : 'OTHER';
}

const SPELLED_LINK =
  /\b[a-z0-9-]{3,40}\W{0,3}(?:\(punkt\)|\(dot\)|\[\.\]|\(\.\)|\[dot\]|\[punkt\]|\bpunkt\b|\bdot\b)\W{0,3}(?:at|com|de|net|org|info|shop|eu|top|xyz|site|online|ru|store)\b|\b[a-z0-9-]{3,40} \. ?(?:[a-z0-9-]{2,40} ?\. ?)?(?:com|net|org|info|shop|eu|top|xyz|site|store)\b/u;
const SPELLED_MAIL_HOST = /\b(?:g ?mail|gmx|hotmail|outlook|yahoo|proton(?:mail)?|mail|icloud)\W{0,4}(?:punkt|dot|\.)/u;

/** Returns the most doubtful kind of link in a folded text; null without a link. `ownHosts` are the marketplace's own. */
export function linkIn(folded: string, ownHosts: readonly string[]): LinkKind | null {
  if (isSomewhere(SPELLED_LINK, folded) && !isSomewhere(SPELLED_MAIL_HOST, folded)) return 'RISKY';
  const kinds = folded.split(/\s+/u).flatMap((raw) => {
    const word = raw.replace(/^[("'„<[]{1,4}/u, '').replace(/[)"'“>\].,;:!?]{1,6}$/u, '');
    const found = hostOf(word);
    return found === null ? [] : [kindOf(found.host, word, ownHosts)];
  });
  return (['RISKY', 'OTHER', 'HARMLESS', 'OWN'] as const).find((kind) => kinds.includes(kind)) ?? null;
}
