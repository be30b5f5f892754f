/** Words of the page behind links in profiles and on stickers. */
export const linktreeTexts = {
  title: 'Alle Wege zu Stammplatz',
  description: 'Die fünf wichtigsten Wege auf einen Blick: suchen, verkaufen, Karte, Rechner und Holzwissen.',
  list: 'Die wichtigsten Wege',
  search: ['Holz suchen', 'Brennholz, Pellets, Hackgut, Rundholz und mehr'],
  sell: ['Anzeige aufgeben', 'In ein paar Minuten online'],
  map: ['Karte', 'Was es in der Nähe gibt'],
  tools: ['Rechner', 'Raummeter, Festmeter, Heizwert'],
  knowledge: ['Holzwissen', 'Lagern, messen, einkaufen'],
  qr: 'QR-Code zu dieser Seite',
  share: 'Zum Weitergeben: Kamera auf den Code halten.',
} as const;
