import { counted } from '#domain/format/counted.ts';
import type { BlockGround, ReportReason } from '#domain/moderation/report-reasons.ts';
import type { CaseSubject, Measure } from '#domain/moderation/account-cases.ts';
import type { ReviewHint } from '#domain/moderation/review-hints.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { groundOf } from './grounds.ts';

const reports = (count: number): string => counted(count, 'Meldung', 'Meldungen');

export const reportReasons: Record<ReportReason, string> = {
  FRAUD: 'Betrug',
  FALSE_FACTS: 'Falsche Angaben',
  FORBIDDEN_GOODS: 'Verbotene Ware',
  COPYRIGHT: 'Urheberrecht',
  CHILD_ABUSE: 'Missbrauch von Kindern',
  OTHER: 'Sonstiges',
};

/** Who helps besides us. Source: rtr.at, certified under DSA Art. 21 by KommAustria, 24 October 2024 (KOA 16.400/24-025). */
export const OUTSIDE_HELP =
  'Unabhängig davon kannst du dich kostenlos an die außergerichtliche Streitbeilegungsstelle der RTR wenden (beschwerde.rtr.at) oder zu Gericht gehen.';

export const blockGrounds: Record<BlockGround, string> = {
  TERMS: 'Unsere Nutzungsbedingungen (AGB)',
  LAW: 'Ein Gesetz',
};

export const moderationRefusals = {
  ownAdvert: 'Das ist deine eigene Anzeige. Bearbeiten oder löschen kannst du sie unter „Meine Anzeigen“.',
  judgeInOwnCause: 'Über die eigene Anzeige entscheidet jemand anderer aus der Moderation.',
  needsAddress: 'Gib bitte deinen Namen und deine E-Mail-Adresse an, damit wir dir antworten können.',
  nameMissing: 'Wie dürfen wir dich nennen?',
  emailMissing: 'An welche Adresse schicken wir die Antwort?',
  notBlocked: 'Diese Anzeige ist nicht gesperrt, ein Widerspruch ist nicht nötig.',
  objectionOpen: 'Dein Widerspruch ist schon bei uns. Wir melden uns, sobald er geprüft ist.',
  decidedMeanwhile:
    'Inzwischen hat sich bei dieser Anzeige etwas getan. Lies bitte nach, was neu ist, und entscheide dann noch einmal.',
  nothingOpen: 'Hier ist nichts mehr offen. Lade die Seite bitte neu.',
  nothingToUndo: 'Hier gibt es keine Entscheidung, die sich zurücknehmen lässt.',
  chatReportUnknown: 'Diese Meldung gibt es nicht.',
  chatReportDecided: 'Über diese Meldung wurde schon entschieden.',
  feedbackUnknown: 'Diesen Hinweis gibt es nicht.',
} as const;

/** What the owner of a blocked advert reads beside it. */
export const blockedReason = (fact: string, ground: BlockGround, groundText: string): string =>
  `${fact} (${groundOf(ground, groundText)})`;

type Statement = {
  title: string;
  fact: string;
  ground: BlockGround;
  groundText: string;
  hadReports: boolean;
  hasColleague: boolean;
};

/** Who decides on an objection, as it is true at the moment. */
export const judgeOf = (hasColleague: boolean): string =>
  hasColleague
    ? 'Jemand anderer aus unserer Moderation sieht es sich dann noch einmal an.'
    : 'Unsere Moderation besteht derzeit aus einer einzigen Person. Sie sieht es sich dann mit deinen Gründen noch einmal an.';

/** Who decided on one; `before` names the decision it is about. */
export const judgedBy = (isSamePerson: boolean, before = 'bei der Sperre'): string =>
  isSamePerson
    ? `Entschieden hat dieselbe Person wie ${before}: Sonst ist derzeit niemand in unserer Moderation.`
    : `Entschieden hat jemand anderer als ${before}.`;

/** What followed from a report of messages that was right. */
const chatMeasures: Record<Measure, string> = {
  BLOCK: 'Deine Meldung war berechtigt: Das Konto, von dem sie kamen, ist gesperrt.',
  WARNING: 'Deine Meldung war berechtigt: Das Konto, von dem sie kamen, ist verwarnt.',
  NONE: 'Deine Meldung war berechtigt. Das haben wir der Person mitgeteilt, die sie geschrieben hat. Gesperrt oder verwarnt haben wir sie diesmal nicht.',
};

/** Mails about notices and decisions. */
export const moderationMails = {
  receipt: {
    subject: (title: string) => `Deine Meldung zu „${title}“ ist da`,
    preheader: 'Wir prüfen sie und schreiben dir, was daraus wurde.',
    paragraphs: (title: string, reason: ReportReason, pageUrl: string) => [
      `danke für deine Meldung zur Anzeige „${title}“. Grund: ${reportReasons[reason]}.`,
      `Gemeldete Adresse: ${pageUrl}`,
      'Ein Mensch aus unserer Moderation sieht sich das an. Was dabei herauskommt, schreiben wir dir an diese Adresse.',
    ],
    afterAction: (id: string) => [
      `Nummer deiner Meldung: ${id}`,
      'Du hast nichts gemeldet? Dann hat jemand deine Adresse verwendet, und du brauchst nichts zu tun.',
    ],
  },
  upheld: {
    subject: (title: string) => `Zu deiner Meldung: „${title}“ ist gesperrt`,
    preheader: 'Deine Meldung war berechtigt.',
    paragraphs: (title: string) => [
      `wir haben deine Meldung geprüft und die Anzeige „${title}“ gesperrt. Sie ist nicht mehr zu finden.`,
      'Wer die Anzeige aufgegeben hat, kann der Sperre widersprechen. Deinen Namen und deine Adresse geben wir dabei nicht weiter.',
    ],
  },
  rejected: {
    subject: (title: string) => `Zu deiner Meldung: „${title}“ bleibt online`,
    preheader: 'Wir haben deine Meldung geprüft.',
    paragraphs: (title: string, note: string) => [
      `wir haben deine Meldung zur Anzeige „${title}“ geprüft. Die Anzeige verstößt nach unserer Ansicht weder gegen ein Gesetz noch gegen unsere AGB und bleibt online.`,
      ...(note === '' ? [] : [`Begründung: ${note}`]),
      `Siehst du das anders, melde die Anzeige noch einmal und schreib dazu, was wir übersehen haben. ${OUTSIDE_HELP}`,
    ],
  },
  rejectedUnseen: {
    subject: (title: string) => `Zu deiner Meldung: „${title}“`,
    preheader: 'Wir haben deine Meldung geprüft.',
    paragraphs: (title: string, note: string) => [
      `wir haben deine Meldung zur Anzeige „${title}“ geprüft. Was du gemeldet hast, verstößt nach unserer Ansicht weder gegen ein Gesetz noch gegen unsere AGB. Zu sehen ist die Anzeige aus einem anderen Grund derzeit trotzdem nicht.`,
      ...(note === '' ? [] : [`Begründung: ${note}`]),
      OUTSIDE_HELP,
    ],
  },
  lifted: {
    subject: (title: string) => `Zu deiner Meldung: „${title}“ ist nicht mehr gesperrt`,
    preheader: 'Wir haben noch einmal geprüft.',
    paragraphs: (title: string, note: string) => [
      `wir haben die Anzeige „${title}“ noch einmal geprüft, die wir nach deiner Meldung gesperrt hatten, und die Sperre aufgehoben.`,
      ...(note === '' ? [] : [`Begründung: ${note}`]),
      `Siehst du das anders, melde die Anzeige noch einmal und schreib dazu, was wir übersehen haben. ${OUTSIDE_HELP}`,
    ],
  },
  reopened: {
    subject: (title: string) => `Wir prüfen deine Meldung zu „${title}“ noch einmal`,
    preheader: 'Die erste Entscheidung gilt nicht mehr.',
    paragraphs: (title: string) => [
      `wir haben unsere Entscheidung zur Anzeige „${title}“ zurückgenommen und prüfen deine Meldung noch einmal. Du hörst wieder von uns.`,
    ],
  },
  chatDecided: {
    subject: 'Zu deiner Meldung einer Nachricht',
    preheader: 'Wir haben sie geprüft.',
    paragraphs: (measure: Measure | null, note: string) => [
      measure !== null
        ? `wir haben die Nachrichten geprüft, die du gemeldet hast. ${chatMeasures[measure]}`
        : 'wir haben die Nachrichten geprüft, die du gemeldet hast. Wir sehen darin keinen Verstoß gegen ein Gesetz oder gegen unsere AGB.',
      ...(note === '' ? [] : [`Begründung: ${note}`]),
      'Antworten musst du auf solche Nachrichten nicht. Hast du schon Geld überwiesen, wende dich bitte gleich an deine Bank und an die Polizei.',
    ],
  },
  blocked: {
    subject: (title: string) => `Deine Anzeige „${title}“ ist gesperrt`,
    preheader: 'Warum, und was du tun kannst.',
    paragraphs: ({ title, fact, ground, groundText, hadReports, hasColleague }: Statement) => [
      `wir haben deine Anzeige „${title}“ gesperrt. Sie ist in ganz Stammplatz nicht mehr zu finden, nur du siehst sie noch.`,
      `Was wir festgestellt haben: ${fact}`,
      `Worauf wir uns stützen: ${groundOf(ground, groundText)}`,
      hadReports
        ? 'Anlass war eine Meldung. Entschieden hat ein Mensch, kein Programm.'
        : 'Aufgefallen ist es uns bei einer eigenen Prüfung. Entschieden hat ein Mensch, kein Programm.',
      `Siehst du das anders? Dann widersprich kostenlos, am besten mit einem Satz, der sich nachprüfen lässt. ${judgeOf(hasColleague)}`,
    ],
    action: 'Sperre ansehen und widersprechen',
    afterAction: [OUTSIDE_HELP],
  },
  unblocked: {
    subject: (title: string) => `Deine Anzeige „${title}“ ist nicht mehr gesperrt`,
    preheader: 'Die Sperre ist aufgehoben.',
    paragraphs: ({ title, isOnline, isAccountHidden, hadObjection, note }: UnblockedFacts) => [
      hadObjection
        ? `dein Widerspruch war berechtigt: Die Sperre deiner Anzeige „${title}“ ist aufgehoben.`
        : `die Sperre deiner Anzeige „${title}“ ist aufgehoben.`,
      ...(note === '' ? [] : [note]),
      isOnline
        ? 'Sie ist wieder zu finden, du brauchst nichts zu tun.'
        : isAccountHidden
          ? 'Online ist sie trotzdem nicht, weil dein Konto gesperrt ist oder gerade gelöscht wird.'
          : 'Online ist sie gerade nicht. Unter „Meine Anzeigen“ siehst du, wie es um sie steht.',
    ],
    action: 'Anzeige ansehen',
  },
  objectionReopened: {
    subject: (title: string) => `Wir prüfen deinen Widerspruch zu „${title}“ noch einmal`,
    preheader: 'Die erste Entscheidung gilt nicht mehr.',
    paragraphs: (title: string) => [
      `wir haben unsere Entscheidung über deinen Widerspruch zur Anzeige „${title}“ zurückgenommen und prüfen ihn noch einmal. So lange bleibt die Anzeige gesperrt. Du hörst wieder von uns.`,
    ],
  },
  objectionReceipt: {
    subject: (title: string) => `Dein Widerspruch zu „${title}“ ist da`,
    preheader: 'Wir prüfen ihn und schreiben dir.',
    paragraphs: (title: string) => [
      `dein Widerspruch gegen die Sperre der Anzeige „${title}“ ist bei uns. Ein Mensch aus unserer Moderation sieht ihn sich an und schreibt dir, was dabei herauskommt.`,
    ],
  },
  objectionRejected: {
    subject: (title: string) => `Zu deinem Widerspruch: „${title}“ bleibt gesperrt`,
    preheader: 'Wir haben ihn geprüft.',
    paragraphs: (title: string, { note, isSamePerson }: { note: string; isSamePerson: boolean }) => [
      `wir haben deinen Widerspruch geprüft. Die Anzeige „${title}“ bleibt gesperrt.`,
      `Begründung: ${note}`,
      judgedBy(isSamePerson),
      `Du kannst die Anzeige löschen oder noch einmal widersprechen, wenn es etwas Neues gibt. ${OUTSIDE_HELP}`,
    ],
    action: 'Sperre ansehen',
  },
  message: {
    subject: (title: string) => `Nachricht zu deiner Anzeige „${title}“`,
    preheader: 'Von der Moderation von Stammplatz.',
    intro: (title: string) => `zu deiner Anzeige „${title}“ schreibt dir die Moderation:`,
    action: 'Anzeige ansehen',
  },
} as const;

type UnblockedFacts = {
  title: string;
  isOnline: boolean;
  isAccountHidden: boolean;
  hadObjection: boolean;
  note: string;
};

/** The page on which people report an advert. */
export const reportTexts = {
  title: 'Anzeige melden',
  intro: (title: string) => `Stimmt mit „${title}“ etwas nicht? Ein Mensch aus unserer Moderation sieht es sich an.`,
  address: 'Gemeldete Adresse',
  reason: 'Worum geht es?',
  reasons: reportReasons,
  reasonHelp: {
    FRAUD: 'Die Ware gibt es nicht, oder du sollst zahlen und bekommst nichts.',
    FALSE_FACTS: 'Menge, Holzart, Feuchte, Preis oder Zertifikat stimmen nicht.',
    FORBIDDEN_GOODS: 'Die Ware darf nicht verkauft werden, zum Beispiel Holz aus einem Schutzgebiet.',
    COPYRIGHT: 'Bilder oder Text gehören jemand anderem.',
    CHILD_ABUSE:
      'Darstellungen von Missbrauch oder Ausbeutung von Kindern und Jugendlichen. Name und Adresse sind hier freiwillig.',
    OTHER: 'Alles andere, das gegen ein Gesetz oder unsere Regeln verstößt.',
  } satisfies Record<ReportReason, string>,
  content: 'Was genau stimmt nicht?',
  contentHelp: 'Und woran hast du es gemerkt? 10 bis 2.000 Zeichen. Wer die Anzeige aufgegeben hat, liest das nicht.',
  name: 'Dein Name',
  email: 'Deine E-Mail-Adresse',
  emailHelp: 'Dorthin schicken wir Eingang und Ergebnis. Weitergegeben wird sie nicht.',
  asAccount: (name: string) =>
    `Du meldest als ${name.replace(/\.$/, '')}. Eingang und Ergebnis kommen an die Adresse deines Kontos.`,
  goodFaith: 'Ich bin nach bestem Wissen überzeugt, dass meine Angaben stimmen und vollständig sind.',
  goodFaithLegend: 'Bestätigung',
  submit: 'Meldung senden',
  sending: 'Wird gesendet',
  back: 'Zurück zur Anzeige',
  doneTitle: 'Danke, deine Meldung ist da',
  doneNameless:
    'Du hast keine Adresse angegeben, deshalb können wir dir nicht antworten. Gelesen wird die Meldung sofort.',
  done: (address: string) =>
    `Die Bestätigung geht an ${address}. Sobald wir entschieden haben, schreiben wir dir wieder.`,
  failed: 'Nicht gesendet, dein Text ist noch da. Versuch es gleich noch einmal.',
  offline: 'Keine Verbindung. Dein Text ist noch da, versuch es gleich noch einmal.',
  check: 'Bitte sieh dir die markierten Felder an.',
  reasonMissing: 'Wähl aus, worum es geht.',
  contentTooShort: 'Schreib mindestens 10 Zeichen, damit wir es prüfen können.',
  contentTooLong: 'Der Text darf höchstens 2.000 Zeichen haben.',
  nameMissing: moderationRefusals.nameMissing,
  nameTooLong: 'Der Name darf höchstens 80 Zeichen haben.',
  emailMissing: 'Die E-Mail-Adresse ist noch nicht vollständig. Sie sieht so aus: name@beispiel.at',
  goodFaithMissing: 'Ohne diese Bestätigung dürfen wir die Meldung nicht annehmen.',
} as const;

/** The page on which an owner reads why an advert is blocked, and objects. */
export const objectionTexts = {
  title: 'Sperre deiner Anzeige',
  intro: (title: string) => `Anzeige „${title}“`,
  statement: 'Begründung',
  since: 'Gesperrt am',
  fact: 'Festgestellt',
  ground: 'Grundlage',
  groundOf,
  scope: 'Die Anzeige ist in ganz Stammplatz nicht zu finden. Entschieden hat ein Mensch, kein Programm.',
  scopeHeld:
    'Die Anzeige ist angehalten und in ganz Stammplatz nicht zu finden. Angehalten hat sie ein Programm; entscheiden wird ein Mensch.',
  noStatement: 'Die Begründung haben wir dir geschickt. Fehlt sie, frag mit dem Formular unten nach.',
  notBlocked: 'Diese Anzeige ist nicht gesperrt.',
  object: 'Widersprechen',
  content: 'Warum ist die Sperre falsch?',
  contentHelp: '10 bis 2.000 Zeichen. Ein Satz, der sich nachprüfen lässt, hilft am meisten.',
  contentTooShort: 'Schreib mindestens 10 Zeichen.',
  contentTooLong: 'Der Text darf höchstens 2.000 Zeichen haben.',
  submit: 'Widerspruch senden',
  sent: 'Dein Widerspruch ist bei uns. Wir schreiben dir, was dabei herauskommt.',
  failed: reportTexts.failed,
  offline: reportTexts.offline,
  courts: `Der Widerspruch ist kostenlos. ${OUTSIDE_HELP}`,
  earlier: 'Deine Widersprüche',
  states: { OPEN: 'Wird geprüft', UPHELD: 'Stattgegeben', REJECTED: 'Abgelehnt' },
  answer: (text: string) => `Antwort: ${text}`,
  edit: 'Anzeige bearbeiten',
  mine: 'Meine Anzeigen',
} as const;

/** The page on which an owner reads the remarks of visitors. */
export const advertFeedbackTexts = {
  title: 'Hinweise zu deiner Anzeige',
  none: 'Noch keine Hinweise',
  noneText: 'Schreibt jemand auf der Seite deiner Anzeige einen Hinweis, steht er hier.',
  from: (name: string) => `von ${name}`,
  note: 'Namen sind so, wie sie eingegeben wurden. Wir prüfen sie nicht.',
  edit: 'Anzeige bearbeiten',
  view: 'Anzeige ansehen',
} as const;

/** Pages of the moderation. */
export const moderationTexts = {
  title: 'Moderation',
  intro: 'Was auf eine Entscheidung wartet, das Älteste zuerst.',
  open: (count: number) => counted(count, 'Fall offen', 'Fälle offen'),
  none: 'Nichts offen',
  noneText: 'Meldungen und Widersprüche stehen hier, sobald sie da sind.',
  subjects: { ACCOUNT: 'Konto', COMPANY: 'Firmenseite' } satisfies Record<CaseSubject, string>,
  held: 'Nummer schon vergeben',
  proofs: 'Nachweise ansehen',
  accounts: 'Konten suchen',
  find: 'Anzeige öffnen',
  findHelp: 'Nummer oder Adresse der Anzeige',
  findSubmit: 'Öffnen',
  findMissing: 'Diese Anzeige gibt es nicht.',
  reports,
  objection: 'Widerspruch',
  waitsSince: (date: string) => `wartet seit ${date}`,
  decide: 'Ansehen und entscheiden',
  decideOn: (title: string) => `„${title}“ ansehen und entscheiden`,
  untitled: 'Ohne Titel',
  status: {
    DRAFT: 'Entwurf',
    ACTIVE: 'Online',
    INACTIVE: 'Pausiert',
    EXPIRED: 'Abgelaufen',
    BLOCKED: 'Gesperrt',
    DELETED: 'Gelöscht',
  },
  hiddenWithAccount: 'Mit dem Konto verborgen',
  reasons: reportReasons,
  grounds: blockGrounds,
  stands: { OPEN: 'Offen', UPHELD: 'Stattgegeben', REJECTED: 'Abgelehnt' },

  chat: {
    title: 'Gemeldete Nachrichten',
    note: 'Zu sehen ist nur, was gemeldet wurde.',
    messages: 'Nachrichten',
    writer: 'Geschrieben von',
    writerGone: 'Das Konto, von dem sie sind, gibt es nicht mehr.',
    toAccount: 'Konto ansehen',
    measure: 'Was folgt für das Konto, wenn die Meldung berechtigt ist?',
    measures: {
      WARNING: 'Verwarnung: Das Konto bleibt offen, die Begründung geht per Mail hinaus.',
      BLOCK: 'Sperre: Konto und alle Anzeigen verschwinden sofort.',
      NONE: 'Nichts weiter: Wer geschrieben hat, erfährt nur, dass die Meldung berechtigt war.',
    } satisfies Record<Measure, string>,
    factHelp: 'Für Verwarnung und Sperre. Die andere Seite bekommt das als Begründung, 10 bis 2.000 Zeichen.',
    noMessages: 'Es wurde keine einzelne Nachricht gemeldet.',
    from: (isReporter: boolean, name: string) => (isReporter ? 'Von der Person, die gemeldet hat' : `Von ${name}`),
    photo: 'Gemeldetes Foto, groß ansehen',
    answer: 'Antwort an die Person, die gemeldet hat (freiwillig)',
    uphold: 'Meldung berechtigt',
    reject: 'Kein Verstoß',
    done: 'Entschieden. Beide Seiten bekommen ein Mail, wenn sie etwas angeht.',
  },

  advert: {
    view: 'Anzeige ansehen',
    facts: 'Anzeige',
    owner: 'Aufgegeben von',
    created: 'Angelegt',
    published: 'Veröffentlicht',
    changed: 'Zuletzt geändert',
    views: 'Aufrufe',
    name: 'Name',
    email: 'E-Mail',
    since: 'Konto seit',
    kind: 'Art',
    ownerBlocked: 'Konto gesperrt',
    account: 'Konto ansehen',
    adverts: 'Anzeigen',
    blockedAdverts: (count: number) => `${formatNumber(count)} andere schon gesperrt`,
    description: 'Text der Anzeige',
    pictures: 'Bilder der Anzeige',
    picture: (number: number) => `Bild ${number} in voller Größe`,
    noDescription: 'Noch kein Text.',
    hints: 'Gründe für einen zweiten Blick',
    hintTexts: {
      NEW_ACCOUNT: 'Das Konto ist jünger als 14 Tage.',
      PRICE_FAR_BELOW: 'Der Preis liegt mehr als 40 % unter vergleichbaren Anzeigen.',
      SEVERAL_REPORTERS: 'Mehrere Leute haben die Anzeige gemeldet.',
      BLOCKED_BEFORE: 'Andere Anzeigen dieses Kontos wurden schon gesperrt.',
      PAYMENT_AHEAD: 'Im Text ist von Vorauszahlung oder unsicheren Zahlungswegen die Rede.',
    } satisfies Record<ReviewHint, string>,
    reportsTitle: 'Meldungen',
    noReports: 'Keine Meldungen.',
    reportedBy: (name: string, email: string) => `${name} (${email})`,
    forgotten: 'Kein Name gespeichert',
    withAccount: 'mit Konto',
    objections: 'Widersprüche',
    feedback: 'Hinweise von Besucherinnen und Besuchern',
    hidden: 'Ausgeblendet',
    hide: 'Ausblenden',
    show: 'Wieder zeigen',
    hideOf: (name: string) => `Hinweis von ${name} ausblenden`,
    showOf: (name: string) => `Hinweis von ${name} wieder zeigen`,
    revealLog: 'Gezeigte Kontakte',
    revealNote: 'Gezählt wird je Tag. Wer den Kontakt gesehen hat, speichern wir nicht.',
    noReveals: 'Der Kontakt wurde noch nicht gezeigt.',
    day: 'Tag',
    count: 'Anzahl',
    history: 'Verlauf',
    noHistory: 'Noch nichts.',
    program: 'Programm',
    visitor: 'Besuch',
  },

  events: {
    PUBLISHED: 'Veröffentlicht',
    UNPUBLISHED: 'Zurückgezogen',
    PAUSED: 'Pausiert',
    RESUMED: 'Wieder online gestellt',
    RENEWED: 'Verlängert',
    DELETED: 'Gelöscht',
    RESTORED: 'Zurückgeholt',
    EXPIRED: 'Abgelaufen',
    REPORTED: 'Gemeldet',
    HELD: 'Vom Programm angehalten',
    BLOCKED: 'Gesperrt',
    UNBLOCKED: 'Sperre aufgehoben',
    REPORTS_REJECTED: 'Meldungen abgelehnt',
    OBJECTED: 'Widerspruch eingelegt',
    OBJECTION_REJECTED: 'Widerspruch abgelehnt',
    UNDONE: 'Entscheidung zurückgenommen',
    MESSAGE_SENT: 'Nachricht an den Anbieter',
    FEEDBACK_HIDDEN: 'Hinweis ausgeblendet',
    FEEDBACK_SHOWN: 'Hinweis wieder gezeigt',
  } as Readonly<Record<string, string>>,

  decisions: {
    title: 'Entscheiden',
    block: 'Sperren',
    blockIntro: 'Der Anbieter bekommt diese Begründung per Mail. Alle, die gemeldet haben, bekommen das Ergebnis.',
    fact: 'Festgestellt',
    factHelp: 'Was ist der Verstoß, und woran sieht man ihn? 10 bis 2.000 Zeichen.',
    ground: 'Grundlage',
    groundText: 'Welcher Punkt oder Paragraf?',
    groundTextHelp: 'Zum Beispiel „Punkt 4.2 Richtige Angaben“ oder „§ 146 StGB“.',
    blockSubmit: 'Anzeige sperren',
    unblock: 'Sperre aufheben',
    unblockNote: 'Begründung für den Anbieter (freiwillig)',
    unblockSubmit: 'Sperre aufheben',
    upholdSubmit: 'Widerspruch stattgeben',
    rejectReports: 'Meldungen ablehnen',
    rejectReportsNote: 'Begründung für alle, die gemeldet haben (freiwillig)',
    rejectReportsSubmit: 'Meldungen ablehnen',
    rejectObjection: 'Widerspruch ablehnen',
    rejectObjectionNote: 'Begründung für den Anbieter',
    rejectObjectionSubmit: 'Widerspruch ablehnen',
    message: 'Nachricht an den Anbieter',
    messageContent: 'Nachricht',
    messageHelp: 'Kommt als Mail an, ohne dass sich an der Anzeige etwas ändert. 5 bis 2.000 Zeichen.',
    messageSubmit: 'Nachricht senden',
    undo: (kind: string) => `Letzte Entscheidung: ${kind}.`,
    undoSubmit: 'Zurücknehmen',
    typed: 'Das hast du geschrieben:',
    ownAdvert: moderationRefusals.judgeInOwnCause,
    failed: 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
    offline: 'Keine Verbindung. Dein Text ist noch da, versuch es gleich noch einmal.',
  },
  done: {
    BLOCK: 'Die Anzeige ist gesperrt. Die Begründung ist unterwegs.',
    UNBLOCK: 'Die Sperre ist aufgehoben.',
    REJECT_REPORTS: 'Die Meldungen sind abgelehnt. Wer gemeldet hat, bekommt ein Mail.',
    REJECT_OBJECTION: 'Der Widerspruch ist abgelehnt. Die Begründung ist unterwegs.',
    UNDO: 'Die Entscheidung ist zurückgenommen.',
    MESSAGE: 'Die Nachricht ist unterwegs.',
    FEEDBACK: 'Gespeichert.',
  } as Readonly<Record<string, string>>,
} as const;
