/** Words of the page that shows adverts side by side. */
export const compareTexts = {
  title: 'Anzeigen vergleichen',
  caption: 'Angaben der Anzeigen nebeneinander',
  fact: 'Angabe',
  tooFew: 'Zum Vergleichen braucht es zwei Anzeigen',
  tooFewText: 'Kreuz auf deiner Merkliste zwei bis vier Anzeigen an und tipp auf „Vergleichen“.',
  tooMany: (most: number) => `Mehr als ${most} Anzeigen passen nicht nebeneinander. Du siehst die ersten ${most}.`,
  gone: (count: number) =>
    count === 1 ? 'Eine der Anzeigen ist nicht mehr online.' : `${count} der Anzeigen sind nicht mehr online.`,
  back: 'Zur Merkliste',
  print: 'Drucken',
  differs: 'verschieden',
  differsHint: 'Was sich unterscheidet, ist mit „verschieden“ gekennzeichnet und fett.',
  open: 'Anzeige ansehen',
  missing: '–',
  missingRead: 'keine Angabe',
  rows: {
    picture: 'Foto',
    category: 'Kategorie',
    price: 'Preis',
    heat: 'Wärmepreis',
    delivered: 'Preis bis zu dir',
    place: 'Ort',
    distance: 'Entfernung',
    seller: 'Anbieter',
  },
  deliveredFor: (amount: string, quantity: string) => `${amount} für ${quantity}`,
} as const;
