/** What a page says at its top when it is served from memory because the database is away. */
export const lastPageTexts = {
  label: 'Stand der Seite',
  /** `time` as in 14:32. */
  madeAt: (time: string) => `Stand von ${time} – gerade können wir nichts Neueres laden.`,
  retry: 'Neu laden',
};
