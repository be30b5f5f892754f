/** Why a saved search is refused. */
export const savedSearchRefusals = {
  notFound: 'Diesen Suchauftrag gibt es nicht mehr.',
  tooMany: (limit: number) => `Mehr als ${limit} Suchaufträge gehen nicht. Beende einen, den du nicht mehr brauchst.`,
  codeOver: 'Dieser Link gilt nicht mehr. Er ist älter als eine Woche oder wurde schon verwendet.',
  tokenUnknown: 'Dieser Link ist nicht vollständig oder nicht von uns.',
  address: 'Diese Suche kennen wir nicht. Öffne sie noch einmal und tipp dort auf „Suche merken“.',
  placeUnknown: 'Diesen Ort kennen wir nicht.',
  noChannel: 'Wähl Mail oder Push, sonst erfährst du nichts.',
} as const;
