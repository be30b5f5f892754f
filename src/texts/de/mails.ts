/** Words around every mail, and of the mails themselves: one function per mail, named after what it is about. */
export const mailFrame = {
  brand: 'Stammplatz',
  greeting: (name: string | null) => (name === null ? 'Hallo,' : `Hallo ${name},`),
  signOff: ['Liebe Grüße', 'vom Stammplatz'],
  linkAsText: 'Falls die Schaltfläche nicht geht, öffne diese Adresse im Browser:',
  claim: 'Stammplatz – der Marktplatz für Holz und Forst in Österreich',
  automatic: 'Diese Nachricht wurde automatisch verschickt. Antworten darauf liest niemand.',
} as const;
