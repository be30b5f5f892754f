/** Words of the flyer, on the page and on paper. */
export const flyerTexts = {
  title: 'Flyer zum Ausdrucken',
  description:
    'Der Flyer von Stammplatz in A4 und A5 mit QR-Code: zum Aushängen im Gemeindeamt, im Lagerhaus oder am Hofladen.',
  intro: 'Zum Aushängen im Gemeindeamt, im Lagerhaus oder am Hofladen. Gedruckt wird nur der Flyer selbst.',
  sizes: { a4: 'A4', a5: 'A5' },
  sizesLabel: 'Format',
  paper: (size: string) => `PDF in ${size}`,
  hint: 'Oder die Seite über das Menü des Browsers drucken, ohne Ränder.',
  flyer: 'Vorschau',
  headline: 'Holz kaufen und verkaufen',
  lead: 'Der Marktplatz für Holz und Forst in Österreich',
  points: [
    ['Mengen mit Maß', 'Raummeter, Schüttraummeter, Festmeter: bei jeder Anzeige steht, welche Einheit gemeint ist.'],
    ['Preise mit Einheit', 'Preis je Einheit und mit Steuer, Brennstoffe auch nach ihrer Wärme verglichen.'],
    ['Erst schreiben', 'Der Chat ist eingebaut. Telefon und genaue Adresse bleiben verdeckt, bis jemand fragt.'],
  ],
  scan: 'Mit der Kamera öffnen',
  qr: (address: string) => `QR-Code zu ${address}`,
} as const;
