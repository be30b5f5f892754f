/** Where a person is signed in, as far as the browser says. */
export const deviceTexts = {
  unknown: 'Unbekanntes Gerät',
  otherBrowser: 'Browser',
  on: (browser: string, system: string) => `${browser} auf ${system}`,
} as const;
