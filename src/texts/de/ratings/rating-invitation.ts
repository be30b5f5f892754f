/** The mail that asks both sides of an agreement, once, how it was. */
export const ratingInvitation = {
  subject: (goods: string) => `Wie war es? ${goods}`,
  preheader: 'Bewertet wird nach Tatsachen: Menge, Feuchte, Termin, Umgang.',
  paragraphs: (goods: string, until: string) => [
    `euer Termin für „${goods}“ ist vorbei. Magst du kurz sagen, wie es war?`,
    `Ein paar Fragen, keine Sterne. Sichtbar wird es, sobald ihr beide bewertet habt, sonst nach 14 Tagen. Zeit ist bis ${until}.`,
  ],
  action: 'Bewerten',
  afterAction: 'Auf derselben Seite könnt ihr eintragen, was bei der Übergabe gemessen wurde.',
  end: { title: 'Keine solchen Mails mehr?', text: 'Ein Klick genügt, ohne Anmeldung.', link: 'Abbestellen' },
  footer: 'Du bekommst dieses Mail einmal je Vereinbarung, weil du im Chat eine geschlossen hast.',
} as const;
