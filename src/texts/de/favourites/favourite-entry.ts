/** Words of the heart on every card and of the way to the list in the frame of every page. */
export const favouriteEntryTexts = {
  heart: (title: string) => `Merken: ${title}`,
  list: 'Merkliste',
  listOf: (count: number) => `Merkliste, ${count} gemerkt`,
} as const;
