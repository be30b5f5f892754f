/** Mails of saved searches: the question before one starts for an address, and what was found. */
export const savedSearchMails = {
  confirm: {
    subject: (name: string) => `Suchauftrag „${name}“ bestätigen`,
    preheader: 'Ein Klick, und wir melden dir neue Anzeigen.',
    paragraphs: (name: string) => [
      `jemand möchte an diese Adresse neue Anzeigen zu „${name}“ bekommen. Warst du das? Dann bestätige den Suchauftrag.`,
    ],
    action: 'Suchauftrag bestätigen',
    afterAction: [
      'Der Link gilt eine Woche. Warst du es nicht, brauchst du nichts zu tun: Ohne Bestätigung bekommst du nichts, und die Anfrage wird gelöscht.',
    ],
  },
  subjectOne: (count: number, name: string) =>
    count === 1 ? `1 Treffer für „${name}“` : `${count} Treffer für „${name}“`,
  subjectMany: (count: number) => `${count} Treffer für deine Suchaufträge`,
  lead: (count: number) =>
    count === 1 ? 'für dich hat sich etwas getan:' : `für dich hat sich etwas getan, ${count} Treffer:`,
  of: (name: string) => `Suchauftrag „${name}“`,
  count: (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  reasons: {
    NEW: (_before: string | null) => 'Neu',
    PRICE_DROP: (before: string | null) => (before === null ? 'Günstiger' : `Günstiger, vorher ${before}`),
    BACK: (_before: string | null) => 'Wieder da',
  },
  open: 'Anzeige ansehen',
  more: (count: number) => (count === 1 ? 'Und ein weiterer Treffer' : `Und ${count} weitere Treffer`),
  settings: (name: string) => `Zu viel, zu wenig? Suchauftrag „${name}“`,
  settingsText: 'Pausieren, ändern oder beenden, ohne dich anzumelden.',
  change: 'Suchauftrag ändern',
  action: 'Treffer ansehen',
  footer:
    'Du bekommst dieses Mail, weil du eine Suche gespeichert hast. Wann wir uns melden, bestimmst du beim Suchauftrag und in den Einstellungen unter „Benachrichtigungen“.',
  footerGuest: 'Du bekommst dieses Mail, weil du unter dieser Adresse eine Suche gespeichert und bestätigt hast.',
} as const;

/** Pushes: who looks over a shoulder reads which search, not which advert. */
export const savedSearchPushes = {
  title: (count: number) => (count === 1 ? '1 neuer Treffer' : `${count} neue Treffer`),
  one: (name: string) => `Suchauftrag „${name}“`,
  many: (count: number) => `In ${count} Suchaufträgen`,
} as const;
