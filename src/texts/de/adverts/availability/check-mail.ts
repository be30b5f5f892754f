const adverts = (count: number): string => `deine ${count} Anzeigen`;

/** The mail that asks sellers whether their adverts are still there. */
export const advertCheckMail = {
  subject: (title: string, count: number) =>
    count === 1 ? `Ist „${title}“ noch da?` : `Sind ${adverts(count)} noch aktuell?`,
  preheader: 'Ein Klick genügt, ohne Anmelden.',
  lead: (title: string, count: number) =>
    count === 1
      ? `ist das, was du in „${title}“ anbietest, noch da? Ein Klick genügt, du musst dich nicht anmelden.`
      : `stimmen ${adverts(count)} noch? Mit einem Klick bestätigst du alle, du musst dich nicht anmelden.`,
  more: (count: number) =>
    count === 1 ? 'Eine weitere steht auf der Seite.' : `${count} weitere stehen auf der Seite.`,
  consequence:
    'Wer sucht, sieht, wann du zuletzt bestätigt hast. Ohne Antwort rückt eine Anzeige nach 14 Tagen nach hinten und wird nach weiteren 14 Tagen pausiert. Ein Klick holt sie zurück.',
  answers: {
    LESS: { title: 'Es ist weniger geworden', text: 'Schreib dazu, wie viel noch da ist.', label: 'Weniger' },
    SOLD: { title: 'Es ist verkauft', text: 'Die Anzeige verschwindet aus der Suche.', label: 'Verkauft' },
    PAUSE: {
      title: 'Gerade nicht',
      text: 'Pausierte Anzeigen sieht niemand, bis du weitermachst.',
      label: 'Pausieren',
    },
  },
  one: 'Antworten',
  action: 'Noch da',
  actionAll: 'Alle noch da',
  unsubscribe: {
    title: 'Nicht mehr fragen',
    text: 'Du willst solche Mails nicht bekommen?',
    link: 'Diese Mails abbestellen',
  },
  footer:
    'Du bekommst dieses Mail, weil du Anzeigen am Stammplatz hast. Was wir dir schicken, stellst du im Profil ein.',
} as const;

/** The push about the same. */
export const advertCheckPush = {
  title: 'Noch da?',
  text: ([first = '', ...others]: readonly string[]) =>
    others.length === 0 ? `„${first}“: Einmal tippen genügt.` : `${others.length + 1} Anzeigen: Einmal tippen genügt.`,
} as const;
