/** Sentences with which the server refuses something about saved adverts. */
export const favouriteRefusals = {
  notSaved: 'Diese Anzeige steht nicht auf deiner Merkliste.',
  full: (most: number) => `Deine Merkliste ist voll: Mehr als ${most} Anzeigen gehen nicht. Nimm zuerst eine herunter.`,
} as const;
