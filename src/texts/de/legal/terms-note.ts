/** Beside every box that accepts the terms. */
export const termsNoteTexts = {
  before: 'Zum Nachlesen: ',
  terms: 'Nutzungsbedingungen (AGB)',
  between: ' und ',
  privacy: 'Datenschutzerklärung',
  after: '. Beide öffnen sich in einem neuen Tab.',
} as const;
