/** Sentences about calls that failed without a sentence of the server's own. */
export const callTexts = {
  noConnection: 'Keine Verbindung. Prüf bitte dein Netz und versuch es noch einmal.',
  failed: 'Das hat nicht geklappt. Versuch es bitte noch einmal.',
  tooMany: 'Das waren sehr viele Anfragen. Bitte warte einen Augenblick.',
} as const;
