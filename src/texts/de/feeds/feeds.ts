/** Words of the feeds of a search, as readers show them. */
export const feedTexts = {
  link: 'Als Feed abonnieren',
  titleOf: (what: string) => `${what} – Stammplatz`,
  search: (term: string) => `Suche nach „${term}“`,
  description: (what: string) => `Neue Anzeigen: ${what}. Die neuesten zuerst.`,
  onRequest: 'Preis auf Anfrage',
  total: (price: string) => `${price} gesamt`,
} as const;
