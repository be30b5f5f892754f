/** About an account whose deletion was asked for and can still be taken back. */
export const leavingAccountTexts = {
  title: (date: string) => `Dein Konto wird am ${date} gelöscht.`,
  text: 'Deine Anzeigen und Gesuche sind nicht mehr zu sehen. Bis dahin kannst du alles zurückholen.',
  keep: 'Konto behalten',
} as const;
