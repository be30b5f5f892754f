/** Words of the kit and of the frame around every page. */
export const uiTexts = {
  siteName: 'Stammplatz',
  siteTitle: 'Stammplatz – der Marktplatz für Holz',
  siteDescription:
    'Brennholz, Rundholz, Schnittholz, Hackgut, Pellets und Forstdienste aus deiner Gegend: mit Maß, Feuchte und dem Preis bis vor die Tür.',
  titleOf: (title: string) => `${title} – Stammplatz`,

  actions: {
    close: 'Schließen',
    done: 'Fertig',
    save: 'Speichern',
    retry: 'Nochmals versuchen',
    reload: 'Neu laden',
    remove: (label: string) => `${label} entfernen`,
    copy: 'Link kopieren',
    copied: 'Kopiert',
    share: 'Teilen',
    toTop: 'Nach oben',
    search: 'Suchen',
  },

  states: {
    loading: 'Wird geladen',
    requestId: (id: string) => `Kennung ${id}`,
    optional: 'freiwillig',
    hits: (count: number) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  },

  notices: {
    region: 'Meldungen',
    history: 'Meldungen',
    kinds: { info: 'Hinweis', warning: 'Achtung', success: 'Erledigt', error: 'Fehler', access: 'Kein Zugriff' },
  },

  pagination: {
    label: 'Seiten',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    page: (page: number) => `Seite ${page}`,
    gap: 'weitere Seiten',
  },

  breadcrumb: 'Du bist hier',

  shell: {
    skipToContent: 'Zum Inhalt',
    mainMenu: 'Hauptmenü',
    quickAccess: 'Schnellzugriff',
    home: 'Stammplatz, zur Startseite',
    buy: 'Holz kaufen',
    map: 'Karte',
    knowledge: 'Holzwissen',
    tools: 'Holz-Tools',
    start: 'Start',
    search: 'Suchen',
    sell: 'Anzeige aufgeben',
    sellShort: 'Verkaufen',
    displayHint: 'Darstellung: Schriftgröße, Kontrast, Farben',
    pageShown: (title: string) => `${title}, Seite geladen`,
  },

  newBuild: {
    title: 'Es gibt eine neue Version.',
    text: 'Lade die Seite neu, sobald es dir passt.',
  },

  errorPage: {
    notFoundTitle: 'Diese Seite gibt es nicht',
    failedTitle: 'Das hat nicht geklappt',
  },
} as const;
