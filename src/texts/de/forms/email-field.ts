/** A question at a field for an e-mail address; it refuses nothing. */
export const emailFieldTexts = {
  meant: (email: string) => `Meintest du ${email}?`,
} as const;
