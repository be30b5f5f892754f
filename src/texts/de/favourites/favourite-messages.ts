/** What is said about the list after a tap on a heart. */
export const favouriteMessages = {
  full: (most: number) => `Deine Merkliste ist voll: Mehr als ${most} Anzeigen gehen nicht. Nimm zuerst eine herunter.`,
  notKept: 'Der Speicher dieses Browsers ist voll oder gesperrt. Melde dich an, dann merken wir uns die Anzeige.',
  unknown: 'Diese Anzeige lässt sich nicht mehr merken.',
} as const;
