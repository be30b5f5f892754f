/** Words of the foot of every page. */
export const footerTexts = {
  label: 'Fußzeile',
  claim: 'Der Marktplatz für Holz und Forst in Österreich. Mengen mit Maß, Preise mit Einheit.',
  buy: 'Kaufen',
  states: 'Brennholz im Bundesland',
  help: 'Hilfe',
  home: 'Startseite',
  map: 'Karte',
  knowledge: 'Holzwissen',
  sitemap: 'Übersicht aller Seiten',
  display: 'Darstellung',
} as const;
