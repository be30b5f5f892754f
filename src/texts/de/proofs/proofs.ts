import type { ProofChecker, ProofKind, ProofLevel } from '#domain/proofs/proofs.ts';

const KINDS: Readonly<Record<ProofKind, string>> = {
  EMAIL: 'E-Mail-Adresse',
  PHONE: 'Telefonnummer',
  VAT: 'UID-Nummer',
  REGISTER: 'Firmenbuchnummer',
  PEFC_COC: 'PEFC-Produktkette (CoC)',
  FSC_COC: 'FSC-Produktkette (CoC)',
  ENPLUS: 'ENplus-Nummer',
};

const SHORT: Readonly<Record<ProofKind, string>> = {
  ...KINDS,
  EMAIL: 'E-Mail',
  PHONE: 'Telefon',
  VAT: 'UID',
  PEFC_COC: 'PEFC',
  FSC_COC: 'FSC',
  ENPLUS: 'ENplus',
};

type Badge = { kind: ProofKind; level: ProofLevel; checkedBy: ProofChecker };

/** What a badge claims, never more than was done. */
function claim({ level, checkedBy }: Badge): string {
  if (level === 'FORM') return 'Form stimmt';
  if (level === 'CHECK_DIGIT') return 'Form und Prüfzeichen stimmen';
  if (level === 'CODE') return 'mit Code bestätigt';
  return checkedBy === 'SERVICE' ? 'gültig laut EU-Dienst' : 'im Register gefunden';
}

const PRIVATE_HOW: Readonly<Record<'EMAIL' | 'PHONE', string>> = {
  EMAIL:
    'An die E-Mail-Adresse des Kontos ging ein Link oder Code, und er wurde verwendet. Wer dahintersteht, sagt das nicht.',
  PHONE:
    'An die Telefonnummer ging ein Code per SMS, und er wurde hier eingegeben. Sie muss nicht die Nummer der Anzeige sein.',
};

function how({ kind, level, checkedBy }: Badge): string {
  if (kind === 'EMAIL' || kind === 'PHONE') return PRIVATE_HOW[kind];
  if (level === 'FORM')
    return 'Ein Programm hat gesehen, dass die Nummer so aussieht, wie solche Nummern aussehen. Ob es sie gibt, wissen wir nicht.';
  if (level === 'CHECK_DIGIT')
    return 'Ein Programm hat nachgerechnet, dass die Nummer kein Tippfehler ist. Ob es sie gibt und wem sie gehört, wissen wir nicht.';
  return checkedBy === 'SERVICE'
    ? 'Der Dienst der EU für UID-Nummern (VIES) sagt, dass diese Nummer gültig ist.'
    : 'Jemand von uns hat die Nummer im öffentlichen Register nachgesehen.';
}

/** Words of badges and their proofs. */
export const proofTexts = {
  kinds: KINDS,
  badges: {
    title: 'Nachweise',
    label: (badge: Badge): string => `${SHORT[badge.kind]}: ${claim(badge)}`,
    forms: (count: number) => `${count} Nummern: Form stimmt`,
    open: 'Was das heißt',
    how,
    number: (number: string) => `Nummer: ${number}`,
    registeredName: (name: string) => `Eingetragen auf: ${name}`,
    when: (checked: string, until: string) => `Stand ${checked}, gilt bis ${until}`,
    source: 'Öffentliches Register',
    note: 'Ein Nachweis ist keine Empfehlung. Zahl erst, wenn du die Ware gesehen hast.',
  },
  own: {
    title: 'Nachweise',
    crumb: 'Mein Konto',
    intro:
      'Zeig, wer hinter deinen Anzeigen steht. Was wir nachgesehen haben, steht dann bei deinen Anzeigen, auf deiner Seite als Anbieter und auf deiner Firmenseite: was, wie, von wem und bis wann. E-Mail-Adresse und Telefonnummer bleiben dabei geheim, Nummern von Registern und Zertifikaten werden gezeigt.',
    helps: {
      EMAIL: 'Wir schicken einen Code an die Adresse deines Kontos.',
      PHONE: 'Wir schicken einen Code per SMS. Die Nummer wird niemandem gezeigt.',
      VAT: 'Zum Beispiel ATU12345675 oder DE136695976, auch aus der Schweiz.',
      REGISTER: 'Zum Beispiel FN 56247t.',
      PEFC_COC: 'Die Nummer deines Zertifikats für die Produktkette, zum Beispiel HFA-CoC-0001.',
      FSC_COC:
        'Der Code deines Zertifikats, zum Beispiel SGSCH-COC-123456, oder deine Lizenz, zum Beispiel FSC-C123456.',
      ENPLUS: 'Land und Nummer, zum Beispiel AT 012.',
    } satisfies Record<ProofKind, string>,
    lasts: (months: number) => `Gilt ${months === 1 ? 'einen Monat' : `${months} Monate`}.`,
    none: 'Noch nicht nachgewiesen.',
    notOffered: 'Telefonnummern können hier derzeit nicht bestätigt werden.',
    emailFirst: 'Öffne zuerst den Link im Mail, das du beim Anmelden bekommen hast.',
    stated: (value: string) => `Angegeben: ${value}`,
    until: (date: string) => `Gilt bis ${date}.`,
    waits: {
      SERVICE: 'Wir fragen gerade beim Dienst der EU nach.',
      MODERATOR: 'Jemand von uns sieht im öffentlichen Register nach. Du bekommst ein Mail.',
    },
    serviceIsAway: 'Der Dienst der EU antwortet gerade nicht. Wir fragen von selbst wieder nach.',
    refused: (date: string, reason: string) => `Am ${date} abgelehnt: ${reason}`,
    number: 'Nummer',
    phone: 'Telefonnummer für die SMS',
    state: 'Angeben',
    change: 'Ändern',
    renew: 'Erneuern',
    sendCode: 'Code schicken',
    sendAgain: 'Neuen Code schicken',
    code: 'Code aus 6 Ziffern',
    codeUntil: (time: string) => `Der Code gilt bis ${time}.`,
    enter: 'Bestätigen',
    withdraw: 'Entfernen',
    done: {
      STATE: 'Gespeichert.',
      SEND: 'Der Code ist unterwegs.',
      ENTER: 'Bestätigt.',
      WITHDRAW: 'Entfernt.',
    },
    failed: 'Das hat gerade nicht geklappt. Versuch es in einer Minute noch einmal.',
  },
  admin: {
    title: 'Nachweise ansehen',
    intro:
      'Sieh die Nummer im öffentlichen Register nach und halte fest, was dort steht. Nur dann steht der Nachweis bei den Anzeigen.',
    lists: { WAITING: 'Wartet', CONFIRMED: 'Bestätigt' },
    listsLabel: 'Welche Nachweise',
    none: 'Nichts zu tun',
    noneText: 'Gerade wartet keine Nummer auf einen Blick ins Register.',
    noneConfirmed: 'Noch nichts bestätigt',
    count: (count: number) => (count === 1 ? '1 Nummer' : `${count} Nummern`),
    since: (date: string) => `angegeben am ${date}`,
    account: 'Konto ansehen',
    company: 'Firmenseite',
    register: 'Zum öffentlichen Register',
    others: (count: number) =>
      count === 1 ? 'Ein anderes Konto gibt dieselbe Nummer an.' : `${count} andere Konten geben dieselbe Nummer an.`,
    own: 'Das ist dein eigener Nachweis. Darüber entscheidet jemand anderer.',
    registeredName: 'Name im Register',
    seen: 'Was du gesehen hast',
    seenHelp: 'Zustand und Umfang, zum Beispiel: gültig, Handel mit Brennholz und Rundholz.',
    sourceUrl: 'Adresse der Seite',
    seenOn: 'Gesehen am',
    validUntil: 'Zertifikat gilt bis',
    confirm: 'Bestätigen',
    refuse: 'Ablehnen',
    withdraw: 'Zurückziehen',
    reason: 'Grund',
    reasonHelp: 'Das steht so im Mail an die Person.',
    done: { CONFIRM: 'Bestätigt.', REFUSE: 'Abgelehnt, die Person weiß Bescheid.' },
  },
} as const;
