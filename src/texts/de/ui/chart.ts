/** Words of a chart for those who do not see it. */
export const chartTexts = {
  table: 'Werte als Tabelle',
  step: (title: string) => `${title}: Werte der Reihe nach`,
} as const;
