/** Why a saved search is refused. */
export const savedSearchRefusals = {
  notFound: 'Diesen Suchauftrag gibt es nicht mehr.',
  tooMany: (limit: number) => `Mehr als ${limit} Suchaufträge gehen nicht. Beende einen, den du nicht mehr brauchst.`,
  codeOver: 'Dieser Link gilt nicht mehr. Er ist älter als eine Woche oder wurde schon verwendet.',
  tokenUnknown: 'Dieser Link ist nicht vollständig oder nicht von uns.',
  address: 'Diese Suche kennen wir nicht. Öffne sie noch einmal und tipp dort auf „Suche merken“.',
  placeUnknown: 'Diesen Ort kennen wir nicht.',
  outside: {
    CIRCLE_OUTSIDE_STATE: (place: string, state: string) =>
      `${place} reicht nicht bis ${state}. So finden wir nie etwas: Nimm einen größeren Umkreis oder einen anderen Ort.`,
    CIRCLE_OUTSIDE_WINDOW: (place: string) =>
      `${place} liegt ganz außerhalb des Kartenausschnitts. So finden wir nie etwas: Such noch einmal, mit einem von beiden.`,
    WINDOW_OUTSIDE_STATE: (_place: string, state: string) =>
      `Der Kartenausschnitt liegt ganz außerhalb von ${state}. So finden wir nie etwas: Such noch einmal, mit einem von beiden.`,
  },
  circle: (radiusInKm: number, place: string) => `Der Umkreis von ${radiusInKm} km um ${place}`,
  noChannel: 'Wähl Mail oder Push, sonst erfährst du nichts.',
} as const;
