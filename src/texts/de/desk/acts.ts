import type { ActKind, ActState } from '#domain/desk/acts.ts';
import { ACT_LIFETIME_IN_HOURS, ALONE_WAIT_IN_HOURS } from '#domain/desk/acts.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { formatEuro, formatFixed } from '#domain/format/numbers.ts';
import { permissionTexts } from '#texts/de/accounts/permissions.ts';

type About = {
  kind: ActKind;
  subjectName: string | null;
  accountMail: string | null;
  permission: keyof typeof permissionTexts | null;
  reference: string | null;
  amountInCents: number | null;
  currency: string | null;
};

const money = ({ amountInCents, currency }: About): string => {
  if (amountInCents === null) return '';
  return currency === null || currency === 'EUR'
    ? formatEuro(amountInCents)
    : `${formatFixed(amountInCents / 100, 2)} ${currency}`;
};
const account = ({ subjectName, accountMail }: About): string =>
  subjectName === null || accountMail === null
    ? (accountMail ?? 'Konto, das es nicht mehr gibt')
    : `${subjectName} (${accountMail})`;
const right = ({ permission }: About): string => (permission === null ? '' : permissionTexts[permission].title);

const titles: Record<ActKind, (act: About) => string> = {
  GIVE_PERMISSION: (act) => `„${right(act)}“ geben: ${account(act)}`,
  TAKE_PERMISSION: (act) => `„${right(act)}“ nehmen: ${account(act)}`,
  NOTE_REFUND: (act) => `Rückzahlung eintragen: ${money(act)} zu ${act.reference ?? 'einer Bestellung'}`,
  NOTE_RETURN: (act) => `Rückzahlung eintragen: ${money(act)} an ${act.subjectName ?? 'unbekannt'}`,
};

const states: Record<ActState, string> = {
  WAITING: 'wartet',
  DONE: 'freigegeben',
  STOPPED: 'gestoppt',
  LAPSED: 'hinfällig',
  EXPIRED: 'abgelaufen',
};

const past: Record<ActState, string> = {
  WAITING: 'Angefragt',
  DONE: 'Freigegeben',
  STOPPED: 'Gestoppt',
  LAPSED: 'Als hinfällig erkannt',
  EXPIRED: 'Abgelaufen',
};

/** Acts that two people decide. */
export const actTexts = {
  title: 'Freigaben',
  link: 'Freigaben',
  intro: `Was sich nicht zurücknehmen lässt, entscheiden zwei Personen: Eine fragt an, eine andere gibt frei. Eine Anfrage gilt ${ACT_LIFETIME_IN_HOURS} Stunden.`,
  alone: `Du verwaltest den Marktplatz allein. Deine eigene Anfrage gibst du nach ${ALONE_WAIT_IN_HOURS} Stunden mit einem neuen Code frei. So lange kannst du sie stoppen, auch wenn sie nicht von dir war.`,
  waiting: 'Warten auf eine zweite Person',
  none: 'Gerade wartet nichts',
  noneText: 'Rückzahlungen fragst du bei der Bestellung oder der Buchung an, Berechtigungen hier.',
  past: 'Letzte 30 Tage',
  titleOf: (act: About): string => titles[act.kind](act),
  states,
  askedBy: (name: string, when: string) => `Angefragt von ${name}, ${formatDateTime(when)}`,
  until: (when: string) => `gilt bis ${formatDateTime(when)}`,
  transferredBackOn: 'Zurücküberwiesen am',
  transferredOn: (day: string) => `zurücküberwiesen am ${day}`,
  decided: (state: ActState, name: string | null, when: string) =>
    name === null ? `${past[state]} am ${formatDateTime(when)}` : `${past[state]} von ${name}, ${formatDateTime(when)}`,
  unnamed: (id: string) => `Konto …${id.slice(-12)}`,
  reason: 'Grund',
  look: 'Ansehen',
  ownWaits: 'Das hast du selbst angefragt. Freigeben kann es nur eine andere Person.',
  ownWaitsUntil: (when: string) => `Freigeben kannst du das ab ${formatDateTime(when)}.`,
  otp: 'Dein Code',
  otpHelp: 'Aus deiner App. Jeder Code gilt einmal.',
  confirm: 'Freigeben',
  stop: 'Stoppen',
  askTitle: 'Berechtigung anfragen',
  askIntro:
    '„Verwaltung“ und „Moderation“ geben Einblick in Konten und Nachrichten. Am Server geht es mit „npm run grant“ sofort.',
  change: 'Was soll sich ändern?',
  changes: {
    'GIVE_PERMISSION moderation': '„Moderation“ geben',
    'GIVE_PERMISSION admin': '„Verwaltung“ geben',
    'TAKE_PERMISSION admin': '„Verwaltung“ nehmen',
  },
  email: 'E-Mail-Adresse des Kontos',
  whyHelp: 'Die zweite Person liest das, und es steht im Protokoll.',
  ask: 'Freigabe anfragen',
  done: {
    angefragt: 'Die Anfrage ist eingetragen. Alle, die den Marktplatz verwalten, haben ein Mail.',
    freigegeben: 'Freigegeben und ausgeführt.',
    gestoppt: 'Die Anfrage ist gestoppt.',
  } as Readonly<Record<string, string>>,
  failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
} as const;

export const actRefusals = {
  unknown: 'Diese Anfrage gibt es nicht.',
  asked: 'Das ist schon angefragt und wartet unter „Heute“ bei „Freigaben“.',
  hasAlready: 'Das Konto hat diese Berechtigung schon.',
  hasNot: 'Das Konto hat diese Berechtigung nicht.',
  needsAnother: 'Das hast du selbst angefragt. Freigeben kann es nur eine andere Person, die den Marktplatz verwaltet.',
  tooEarly: (when: Date) =>
    `Du verwaltest allein: Freigeben kannst du das ab ${formatDateTime(when.toISOString())}. Bis dahin kannst du es stoppen.`,
  over: {
    DONE: 'Das ist schon freigegeben.',
    STOPPED: 'Diese Anfrage wurde gestoppt.',
    LAPSED: 'Diese Anfrage ist hinfällig.',
    EXPIRED: 'Diese Anfrage ist abgelaufen. Frag noch einmal an.',
  },
  lapsed: (why: string) =>
    `Seit der Anfrage hat sich etwas geändert, sie ist hinfällig. ${why} Ausgeführt wurde nichts.`,
  changed: {
    ACCOUNT: 'Das Konto hat jetzt eine andere E-Mail-Adresse.',
    MONEY: 'Der Betrag ist jetzt ein anderer.',
    CREDIT: 'Die Buchung wurde inzwischen neu vorgemerkt.',
  },
} as const;

/** Mails to all who administer. */
export const actMails = {
  asked: {
    subject: 'Freigabe angefragt',
    text: (title: string, who: string) => `${who} hat angefragt: ${title}`,
    reason: (reason: string) => `Grund: ${reason}`,
    rule: `Eine zweite Person, die den Marktplatz verwaltet, gibt das frei oder stoppt es. Verwaltet nur eine Person, kann sie es nach ${ALONE_WAIT_IN_HOURS} Stunden selbst freigeben. Nach ${ACT_LIFETIME_IN_HOURS} Stunden ist die Anfrage abgelaufen.`,
    warning:
      'War das niemand von euch? Dann stopp die Anfrage, beende alle Anmeldungen des Kontos und ändere das Passwort.',
  },
  confirmed: {
    subject: 'Freigegeben und ausgeführt',
    text: (title: string, who: string) => `${who} hat freigegeben: ${title}`,
    warning: 'War das niemand von euch? Schau ins Protokoll und beende alle Anmeldungen des Kontos.',
  },
  action: 'Zu den Freigaben',
} as const;
