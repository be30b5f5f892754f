/** What the field for a file says. */
export const fileFieldTexts = {
  tooLarge: (megabytes: number, most: number) =>
    `Die Datei hat ${megabytes} MB, höchstens ${most} MB gehen. Nimm bitte eine kleinere.`,
} as const;
