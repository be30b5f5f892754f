import { counted } from '#domain/format/counted.ts';
import type { BlockGround, ReportReason } from '#domain/moderation/report-reasons.ts';
import type { CaseSubject, Measure, ReportOutcome, ReportedPart } from '#domain/moderation/account-cases.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { groundOf } from './grounds.ts';
import { OUTSIDE_HELP, judgeOf, judgedBy, reportReasons } from './moderation.ts';
import { reopeningTexts } from './reopening.ts';

/** Sentences with which calls about accounts and company pages refuse something. */
export const accountModerationRefusals = {
  unknown: 'Dieses Konto gibt es nicht.',
  ownCause: 'Über das eigene Konto entscheidet jemand anderer aus der Moderation.',
  adminOnly: 'Dieses Konto darf den Marktplatz verwalten. Sperren kann es nur jemand, der das auch darf.',
  lastAdmin: 'Das ist das letzte Konto mit der Berechtigung „Verwaltung“. Es lässt sich nicht sperren.',
  alreadyBlocked: 'Das ist schon gesperrt. Lade die Seite bitte neu.',
  notBlocked: 'Das ist nicht gesperrt. Lade die Seite bitte neu.',
  notHeld: 'Diese Firmenseite wartet nicht mehr auf eine Prüfung. Lade die Seite bitte neu.',
  noCompany: 'Zu diesem Konto gibt es keine Firmenseite.',
  decidedMeanwhile:
    'Inzwischen hat sich bei diesem Konto etwas getan. Lies bitte nach, was neu ist, und entscheide dann noch einmal.',
  leftToColleague:
    'Über diesen Widerspruch entscheidet jemand anderer aus der Moderation: Die Entscheidung davor war von dir.',
  ownPage: 'Das ist deine eigene Seite.',
  linkWorthless: 'Dieser Link führt zu keiner Sperre. Nimm bitte den aus dem letzten Mail von uns.',
  liftedAlready: 'Diese Sperre ist schon aufgehoben. Ein Widerspruch ist nicht mehr nötig.',
  objectionOpen: 'Dein Widerspruch ist schon bei uns. Wir melden uns, sobald er geprüft ist.',
  statementMissing:
    'Ohne Begründung keine Verwarnung und keine Sperre: Füll bitte „Festgestellt“ und die Grundlage aus.',
  accusedGone: 'Das Konto, von dem diese Nachrichten sind, gibt es nicht mehr.',
} as const;

type Statement = { fact: string; ground: BlockGround; groundText: string };
type BlockFacts = Statement & { name: string; hadReports: boolean; hasColleague: boolean };

const reasonsOf = ({ fact, ground, groundText }: Statement): string[] => [
  `Was wir festgestellt haben: ${fact}`,
  `Worauf wir uns stützen: ${groundOf(ground, groundText)}`,
];

const occasionOf = (hadReports: boolean): string =>
  hadReports
    ? 'Anlass war eine Meldung. Entschieden hat ein Mensch, kein Programm.'
    : 'Aufgefallen ist es uns bei einer eigenen Prüfung. Entschieden hat ein Mensch, kein Programm.';

const courts = OUTSIDE_HELP;

/** Mails about accounts and company pages; `name` is that of the company. */
export const accountModerationMails = {
  receipt: {
    subject: 'Deine Meldung ist da',
    preheader: 'Wir prüfen sie und schreiben dir, was daraus wurde.',
    paragraphs: (reason: ReportReason, pageUrl: string) => [
      `danke für deine Meldung. Grund: ${reportReasons[reason]}.`,
      `Gemeldete Adresse: ${pageUrl}`,
      'Ein Mensch aus unserer Moderation sieht sich das an. Was dabei herauskommt, schreiben wir dir an diese Adresse.',
    ],
    afterAction: (id: string) => [
      `Nummer deiner Meldung: ${id}`,
      'Du hast nichts gemeldet? Dann hat jemand deine Adresse verwendet, und du brauchst nichts zu tun.',
    ],
  },
  decided: {
    subject: 'Zu deiner Meldung',
    preheader: 'Wir haben sie geprüft.',
    paragraphs: (outcome: ReportOutcome | 'REJECTED', note: string) => [
      {
        BLOCK:
          'wir haben deine Meldung geprüft. Sie war berechtigt: Was du gemeldet hast, ist gesperrt und nicht mehr zu finden.',
        WARNING:
          'wir haben deine Meldung geprüft. Sie war berechtigt: Wer dafür verantwortlich ist, hat von uns eine Verwarnung bekommen.',
        NONE: 'wir haben deine Meldung geprüft. Sie war berechtigt, eine Sperre oder Verwarnung gab es diesmal nicht.',
        REQUEST_REMOVED:
          'wir haben deine Meldung geprüft. Sie war berechtigt: Wir haben das Gesuch entfernt, es ist nicht mehr zu finden.',
        REJECTED:
          'wir haben deine Meldung geprüft. Wir sehen darin keinen Verstoß gegen ein Gesetz oder gegen unsere AGB.',
      }[outcome],
      ...(note === '' ? [] : [`Begründung: ${note}`]),
      `Deinen Namen und deine Adresse geben wir nicht weiter. ${OUTSIDE_HELP}`,
    ],
  },
  blocked: {
    subject: (subject: CaseSubject, name: string) =>
      subject === 'ACCOUNT' ? 'Dein Konto bei Stammplatz ist gesperrt' : `Deine Firmenseite „${name}“ ist gesperrt`,
    preheader: 'Warum, und was du tun kannst.',
    paragraphs: (subject: CaseSubject, facts: BlockFacts) => [
      subject === 'ACCOUNT'
        ? 'wir haben dein Konto gesperrt. Anmelden kannst du dich damit nicht, deine Anzeigen und deine Firmenseite sind nicht mehr zu finden, und in deinen Chats steht, dass das Konto gesperrt ist.'
        : `wir haben deine Firmenseite „${facts.name}“ gesperrt. Sie ist nicht mehr zu finden, nur du siehst sie noch. Dein Konto und deine Anzeigen bleiben, wie sie sind.`,
      ...reasonsOf(facts),
      occasionOf(facts.hadReports),
      `Siehst du das anders? Dann widersprich kostenlos, anmelden musst du dich dafür nicht. ${judgeOf(facts.hasColleague)}`,
    ],
    action: 'Sperre ansehen und widersprechen',
    afterAction: [courts],
  },
  warned: {
    subject: (subject: CaseSubject, name: string) =>
      subject === 'ACCOUNT' ? 'Verwarnung für dein Konto' : `Verwarnung zu deiner Firmenseite „${name}“`,
    preheader: 'Bitte lies, worum es geht.',
    paragraphs: (subject: CaseSubject, statement: Statement) => [
      subject === 'ACCOUNT'
        ? 'wir verwarnen dich. Dein Konto ist nicht gesperrt, du kannst weitermachen wie bisher.'
        : 'wir verwarnen dich wegen deiner Firmenseite. Sie bleibt online.',
      ...reasonsOf(statement),
      'Bitte achte in Zukunft darauf. Kommt es wieder vor, können wir sperren. Entschieden hat ein Mensch, kein Programm.',
    ],
  },
  noted: {
    subject: 'Nachrichten von dir wurden gemeldet',
    preheader: 'Die Meldung war berechtigt.',
    paragraphs: [
      'Nachrichten, die du in einem Chat geschrieben hast, wurden uns gemeldet. Wir haben sie geprüft, und die Meldung war berechtigt.',
      'Dein Konto ist deswegen weder gesperrt noch verwarnt. Bitte achte in Zukunft darauf.',
    ],
  },
  unblocked: {
    subject: (subject: CaseSubject, name: string) =>
      subject === 'ACCOUNT'
        ? 'Dein Konto ist nicht mehr gesperrt'
        : `Deine Firmenseite „${name}“ ist nicht mehr gesperrt`,
    preheader: 'Die Sperre ist aufgehoben.',
    paragraphs: (subject: CaseSubject, facts: { hadObjection: boolean; note: string; isPublic: boolean }) => [
      facts.hadObjection ? 'dein Widerspruch war berechtigt: Die Sperre ist aufgehoben.' : 'die Sperre ist aufgehoben.',
      ...(facts.note === '' ? [] : [facts.note]),
      subject === 'ACCOUNT'
        ? 'Melde dich einfach wieder an. Anzeigen, Firmenseite und Chats sind, wie sie waren. Was inzwischen abgelaufen ist, kannst du unter „Meine Anzeigen“ verlängern.'
        : facts.isPublic
          ? 'Die Seite ist wieder öffentlich, du brauchst nichts zu tun.'
          : 'Öffentlich ist die Seite gerade nicht. Unter „Meine Firma“ siehst du, wie es um sie steht.',
    ],
    signIn: 'Anmelden',
    company: 'Firmenseite ansehen',
  },
  objectionReceipt: {
    subject: 'Dein Widerspruch ist da',
    preheader: 'Wir prüfen ihn und schreiben dir.',
    paragraphs: (hasColleague: boolean) => [
      'dein Widerspruch gegen die Sperre ist bei uns.',
      `${judgeOf(hasColleague)} Was dabei herauskommt, schreiben wir dir.`,
    ],
  },
  objectionRejected: {
    subject: (subject: CaseSubject, name: string) =>
      subject === 'ACCOUNT'
        ? 'Zu deinem Widerspruch: Dein Konto bleibt gesperrt'
        : `Zu deinem Widerspruch: „${name}“ bleibt gesperrt`,
    preheader: 'Wir haben ihn geprüft.',
    paragraphs: (note: string, isSamePerson: boolean) => [
      'wir haben deinen Widerspruch geprüft. Es bleibt bei der Sperre.',
      `Begründung: ${note}`,
      judgedBy(isSamePerson),
      `Du kannst noch einmal widersprechen, wenn es etwas Neues gibt. ${OUTSIDE_HELP}`,
    ],
    action: 'Sperre ansehen',
  },
  held: {
    subject: (name: string) => `Deine Firmenseite „${name}“ wartet noch`,
    preheader: 'Wir sehen sie uns zuerst an.',
    paragraphs: (name: string, numbers: readonly string[]) => [
      `deine Firmenseite „${name}“ ist noch nicht öffentlich.`,
      `${numbers.join(' und ')}: ${numbers.length === 1 ? 'Diese Nummer steht' : 'Diese Nummern stehen'} schon bei einer anderen Firma auf Stammplatz. Damit sich niemand als fremder Betrieb ausgeben kann, sieht sich das zuerst ein Mensch aus unserer Moderation an.`,
      'Du brauchst nichts zu tun. Hast du dich bei der Nummer vertippt, bessere sie unter „Meine Firma“ aus, dann ist die Seite gleich öffentlich.',
    ],
    action: 'Meine Firma',
  },
  released: {
    subject: (name: string) => `Deine Firmenseite „${name}“ ist geprüft`,
    preheader: 'Die Prüfung ist abgeschlossen.',
    paragraphs: (isPublic: boolean, note: string) => [
      'wir haben uns deine Firmenseite angesehen und nichts einzuwenden.',
      ...(note === '' ? [] : [note]),
      isPublic
        ? 'Sie ist jetzt öffentlich, du brauchst nichts zu tun.'
        : 'Öffentlich ist sie gerade nicht. Unter „Meine Firma“ siehst du, was noch fehlt.',
    ],
    action: 'Firmenseite ansehen',
  },
} as const;

/** The page to which the mail about a block leads, signed in or not. */
export const linkedBlockTexts = {
  title: (subject: CaseSubject, name: string) =>
    subject === 'ACCOUNT' ? 'Sperre deines Kontos' : `Sperre deiner Firmenseite „${name}“`,
  pageTitle: 'Sperre und Widerspruch',
  scope: {
    ACCOUNT:
      'Anmelden ist mit diesem Konto nicht möglich. Anzeigen und Firmenseite sind in ganz Stammplatz nicht zu finden. Entschieden hat ein Mensch, kein Programm.',
    COMPANY:
      'Die Seite ist in ganz Stammplatz nicht zu finden. Konto und Anzeigen sind nicht betroffen. Entschieden hat ein Mensch, kein Programm.',
  } satisfies Record<CaseSubject, string>,
  notBlocked: 'Diese Sperre ist aufgehoben.',
  judge: judgeOf,
  worthless: accountModerationRefusals.linkWorthless,
  worthlessTitle: 'Dieser Link gilt nicht',
  contactPoint: 'Kontaktstelle',
} as const;

/** The pages on which people report a seller or a company page. */
export const pageReportTexts = {
  sellerTitle: 'Konto melden',
  companyTitle: 'Firmenseite melden',
  intro: (name: string) => `Stimmt bei „${name}“ etwas nicht? Ein Mensch aus unserer Moderation sieht es sich an.`,
  part: 'Was meldest du?',
  sellerParts: {
    PAGE: 'Das Konto oder wie es sich verhält',
    NAME: 'Den Namen',
    PICTURE: 'Ein Bild',
  } satisfies Record<ReportedPart, string>,
  companyParts: {
    PAGE: 'Die Seite oder ihren Text',
    NAME: 'Den Namen oder eine Nummer der Firma',
    PICTURE: 'Ein Bild, zum Beispiel bei einer Leistung',
  } satisfies Record<ReportedPart, string>,
  requestTitle: 'Gesuch melden',
  requestParts: {
    PAGE: 'Den Text des Gesuchs oder wie sich die Person verhält',
    NAME: 'Einen Namen im Gesuch',
    PICTURE: 'Etwas anderes',
  } satisfies Record<ReportedPart, string>,
  backToRequest: 'Zum Gesuch',
  contentHelp: 'Und woran hast du es gemerkt? 10 bis 2.000 Zeichen. Wer gemeldet wird, liest das nicht.',
  reasonHelp: {
    FRAUD: 'Jemand täuscht andere oder gibt sich als jemand anderer aus.',
    FALSE_FACTS: 'Angaben, Nummern oder Zertifikate stimmen nicht.',
    FORBIDDEN_GOODS: 'Angeboten wird, was nicht verkauft werden darf.',
    COPYRIGHT: 'Bilder, Name oder Text gehören jemand anderem.',
    CHILD_ABUSE:
      'Darstellungen von Missbrauch oder Ausbeutung von Kindern und Jugendlichen. Name und Adresse sind hier freiwillig.',
    OTHER: 'Alles andere, das gegen ein Gesetz oder unsere Regeln verstößt.',
  } satisfies Record<ReportReason, string>,
  backToSeller: 'Zurück zum Konto',
  backToCompany: 'Zurück zur Firmenseite',
  reportSeller: 'Stimmt etwas nicht? Melde dieses Konto',
} as const;

const wereBlocked = (count: number): string => {
  if (count === 0) return '';
  return count === 1
    ? ' Eine davon wurde schon einmal gesperrt.'
    : ` ${formatNumber(count)} davon wurden schon einmal gesperrt.`;
};
const adverts = (count: number): string => counted(count, 'Anzeige', 'Anzeigen');

/** Pages of the moderation about accounts. */
export const accountPageTexts = {
  title: 'Konten',
  intro: 'Such nach Name, Firma oder E-Mail-Adresse. Gesperrte Konten stehen zuerst.',
  search: 'Name, Firma oder E-Mail-Adresse',
  submit: 'Suchen',
  none: 'Kein Konto gefunden',
  noneText: 'Lass ein Wort weg oder versuch es mit der E-Mail-Adresse.',
  count: (count: number) => counted(count, 'Konto', 'Konten'),
  adverts,
  since: (date: string) => `dabei seit ${date}`,
  open: (name: string) => `Konto ${name} öffnen`,
  openShort: 'Öffnen',
  unnamed: 'Ohne Namen',

  blocked: 'Gesperrt',
  active: 'Aktiv',
  leaving: 'Löschung verlangt',
  mailUnconfirmed: 'Adresse nicht bestätigt',

  facts: 'Konto',
  email: 'E-Mail',
  memberSince: 'Konto seit',
  kind: 'Art',
  rights: 'Rechte',
  rightNames: {
    company: 'Firmenseite',
    pellets: 'Pellets',
    advertising: 'Werbung',
    dashboards: 'Auswertungen',
    moderation: 'Moderation',
    admin: 'Verwaltung',
  } as Readonly<Record<string, string>>,
  publicPage: 'Öffentliche Seite ansehen',
  advertsTitle: 'Anzeigen',
  advertsCount: (all: number, active: number, blocked: number) =>
    `${adverts(all)}, davon ${formatNumber(active)} online.${wereBlocked(blocked)}`,
  noAdverts: 'Keine Anzeigen.',
  moreAdverts: (count: number) => `und ${formatNumber(count)} weitere`,
  openReports: (count: number) => counted(count, 'offene Meldung', 'offene Meldungen'),

  company: 'Firmenseite',
  companyPublic: 'Öffentlich',
  companyHidden: 'Nicht öffentlich',
  companyHolds: { REVIEW: 'Wartet auf Prüfung', BLOCKED: 'Gesperrt' },
  uid: 'UID',
  registerNumber: 'Firmenbuchnummer',
  claims: 'Dieselbe Nummer steht auch hier:',
  claimOf: (number: string) => `${number} bei`,
  view: 'Firmenseite ansehen',

  aboutSubject: { ACCOUNT: 'Konto', COMPANY: 'Firmenseite' } satisfies Record<CaseSubject, string>,
  parts: { PAGE: 'Seite', NAME: 'Name', PICTURE: 'Bild' } satisfies Record<ReportedPart, string>,
  chatReports: 'Gemeldete Nachrichten dieses Kontos',
  measures: { BLOCK: 'Konto gesperrt', WARNING: 'Verwarnt', NONE: 'Keine Folge' } satisfies Record<Measure, string>,
  outcomes: {
    BLOCK: 'Gesperrt',
    WARNING: 'Verwarnt',
    NONE: 'Keine Folge',
    REQUEST_REMOVED: 'Gesuch entfernt',
  } satisfies Record<ReportOutcome, string> as Readonly<Record<string, string>>,
  history: 'Verlauf',
  noHistory: 'Noch nichts.',
  events: {
    REPORTED: 'Gemeldet',
    BLOCKED: 'Gesperrt',
    UNBLOCKED: 'Sperre aufgehoben',
    REPORTS_REJECTED: 'Meldungen abgelehnt',
    OBJECTED: 'Widerspruch eingelegt',
    OBJECTION_REJECTED: 'Widerspruch abgelehnt',
    WARNED: 'Verwarnt',
    CHAT_REPORT_UPHELD: 'Meldung von Nachrichten berechtigt',
    HELD: 'Nummer schon vergeben, wartet auf Prüfung',
    RELEASED: 'Geprüft und freigegeben',
    UNDONE: reopeningTexts.account.event,
    REQUEST_REMOVED: 'Gesuch entfernt',
    REQUEST_RESTORED: 'Entfernung eines Gesuchs zurückgenommen',
  } as Readonly<Record<string, string>>,

  decide: 'Entscheiden',
  own: accountModerationRefusals.ownCause,
  leftToColleague: accountModerationRefusals.leftToColleague,
  decisions: {
    ACCOUNT: {
      UNDO: reopeningTexts.account.title.ACCOUNT,
      BLOCK: 'Konto sperren',
      UNBLOCK: 'Sperre des Kontos aufheben',
      UPHOLD: 'Widerspruch zum Konto stattgeben',
      WARN: 'Konto verwarnen',
      REJECT_REPORTS: 'Meldungen zum Konto ablehnen',
      REJECT_OBJECTION: 'Widerspruch zum Konto ablehnen',
      RELEASE: '',
    },
    COMPANY: {
      UNDO: reopeningTexts.account.title.COMPANY,
      BLOCK: 'Firmenseite sperren',
      UNBLOCK: 'Sperre der Firmenseite aufheben',
      UPHOLD: 'Widerspruch zur Firmenseite stattgeben',
      WARN: 'Wegen der Firmenseite verwarnen',
      REJECT_REPORTS: 'Meldungen zur Firmenseite ablehnen',
      REJECT_OBJECTION: 'Widerspruch zur Firmenseite ablehnen',
      RELEASE: 'Firmenseite freigeben',
    },
  },
  blockIntro: {
    ACCOUNT:
      'Alle Anzeigen und die Firmenseite verschwinden sofort, alle Anmeldungen enden. Die Person bekommt diese Begründung per Mail und kann widersprechen.',
    COMPANY: 'Die Firmenseite verschwindet sofort, Konto und Anzeigen bleiben. Die Begründung geht per Mail hinaus.',
  } satisfies Record<CaseSubject, string>,
  warnIntro: 'Es bleibt alles online. Diese Begründung geht per Mail hinaus und steht im Verlauf.',
  releaseIntro: 'Die Seite wird öffentlich und darf ihre Nummern behalten.',
  sessions: {
    title: 'Alle Anmeldungen beenden',
    intro:
      'Das Konto ist danach auf jedem Gerät und in jedem Programm abgemeldet, sofort. Gesperrt ist es nicht: Wer das Passwort kennt, kann sich wieder anmelden.',
    reason: 'Grund',
    reasonHelp: 'Steht im Protokoll und in den Daten, die die Person herunterladen kann.',
    otp: 'Dein Code aus der App oder ein Wiederherstellungscode',
    failed: 'Das hat nicht geklappt. Versuch es bitte noch einmal.',
  },
  noteFree: 'Begründung (freiwillig)',
  note: 'Begründung',
  done: {
    UNDO: reopeningTexts.account.done,
    BLOCK: 'Gesperrt. Die Begründung ist unterwegs.',
    UNBLOCK: 'Die Sperre ist aufgehoben.',
    WARN: 'Verwarnt. Die Begründung ist unterwegs.',
    END_SESSIONS: 'Alle Anmeldungen des Kontos sind beendet.',
    RELEASE: 'Die Firmenseite ist freigegeben.',
    REJECT_REPORTS: 'Die Meldungen sind abgelehnt. Wer gemeldet hat, bekommt ein Mail.',
    REJECT_OBJECTION: 'Der Widerspruch ist abgelehnt. Die Begründung ist unterwegs.',
  } as Readonly<Record<string, string>>,
} as const;
