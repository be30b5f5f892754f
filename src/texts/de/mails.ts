/** Words around every mail, and of the mails themselves: one function per mail, named after what it is about. */
export const mailFrame = {
  brand: 'Stammplatz',
  greeting: (name: string | null) => (name === null ? 'Hallo,' : `Hallo ${name},`),
  signOff: ['Liebe Grüße', 'vom Stammplatz'],
  linkAsText: 'Falls die Schaltfläche nicht geht, öffne diese Adresse im Browser:',
  claim: 'Stammplatz – der Marktplatz für Holz und Forst in Österreich',
  automatic: 'Diese Nachricht wurde automatisch verschickt. Antworten darauf liest niemand.',
} as const;

/** Mails of the newsletter: the question before it, and the word that it runs already. */
export const newsletterMails = {
  confirm: {
    subject: 'Bitte bestätige den Newsletter',
    preheader: 'Erst mit deinem Klick kommt der Newsletter.',
    paragraphs: [
      'jemand, vermutlich du, hat mit dieser Adresse den Newsletter von Stammplatz bestellt.',
      'Damit niemand ungefragt Post bekommt, fehlt noch ein Klick von dir.',
    ],
    action: 'Newsletter bestätigen',
    afterAction: ['Der Link gilt sieben Tage. Warst du es nicht, brauchst du nichts zu tun: Ohne Klick kommt nichts.'],
  },
  running: {
    subject: 'Du bekommst den Newsletter schon',
    preheader: 'Deine Adresse steht schon auf der Liste.',
    paragraphs: [
      'mit dieser Adresse wurde gerade der Newsletter von Stammplatz bestellt. Du bekommst ihn schon, es ändert sich nichts.',
    ],
    action: 'Newsletter abbestellen',
    afterAction: ['Nur wenn du ihn nicht mehr haben willst: Mit dem Knopf meldest du dich ab.'],
  },
} as const;

/** Mails about the end of an account. */
export const accountEndMails = {
  asked: {
    subject: 'Dein Konto wird gelöscht',
    preheader: 'Bis dahin kannst du es dir anders überlegen.',
    paragraphs: (endsOn: string) => [
      `wie gewünscht löschen wir dein Konto bei Stammplatz am ${endsOn}. Deine Anzeigen sind ab sofort nicht mehr zu sehen, und auf anderen Geräten bist du abgemeldet.`,
      'Bis dahin kannst du es dir anders überlegen: Melde dich an und wähle „Konto behalten“. Dann ist alles wie vorher.',
    ],
    action: 'Konto behalten',
    afterAction: [
      'Warst du das nicht? Dann hat jemand anderer Zugang zu deinem Konto. Behalte es und ändere gleich dein Passwort.',
    ],
  },
  kept: {
    subject: 'Dein Konto bleibt',
    preheader: 'Alles ist wieder wie vorher.',
    paragraphs: ['schön, dass du bleibst. Dein Konto wird nicht gelöscht, deine Anzeigen sind wieder zu sehen.'],
  },
} as const;
