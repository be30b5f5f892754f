/** Before a page is left on which something was typed that is not saved. */
export const leaveTexts = {
  title: 'Änderungen verwerfen?',
  text: (parts: readonly string[]) =>
    `Noch nicht gespeichert: ${new Intl.ListFormat('de-AT', { type: 'conjunction' }).format(parts)}.`,
  stay: 'Hierbleiben',
  go: 'Verwerfen und weiter',
} as const;
