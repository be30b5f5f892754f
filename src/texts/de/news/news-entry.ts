/** Words of the bell in the header. */
export const newsEntryTexts = {
  news: 'Neues für dich',
  unseen: (count: number) => `Neues für dich, ${count} ungelesen`,
} as const;
