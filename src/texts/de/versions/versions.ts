/** Words about the states of what administrators edit. */
export const versionTexts = {
  stale:
    'Das wurde inzwischen geändert. Deine Eingaben stehen noch da: Im Verlauf steht, was jetzt gilt. Speichere noch einmal, wenn deine Fassung gelten soll.',
  history: (count: number) => (count === 0 ? 'Verlauf' : `Verlauf (${count})`),
  noChanges: 'Noch nichts geändert.',
  change: (version: number) => `Stand ${version}`,
  back: (version: number) => `Zurück zum Stand ${version}`,
} as const;
