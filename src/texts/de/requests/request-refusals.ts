/** What the calls about Gesuche refuse. */
export const requestRefusals = {
  notFound: 'Dieses Gesuch gibt es nicht.',
  gone: 'Dieses Gesuch ist nicht mehr offen.',
  checkFields: 'Bitte prüf die markierten Angaben.',
  mailUnconfirmed: 'Bestätige zuerst deine E-Mail-Adresse. Dorthin melden wir, wer etwas anbietet.',
  leaving: 'Dein Konto ist zum Löschen vorgemerkt. Wenn du es behältst, kannst du wieder Gesuche aufgeben.',
  tooManyOpen: 'Mehr als 10 offene Gesuche gehen nicht. Schließe zuerst eines, das du nicht mehr brauchst.',
  notRunning: 'Dieses Gesuch läuft nicht mehr. Verlängere es zuerst.',
  removedMeanwhile: 'Dieses Gesuch hat inzwischen schon jemand entfernt. Deine Begründung hat niemand bekommen.',
  removed: 'Dieses Gesuch wurde entfernt. Der Grund steht bei deinen Gesuchen.',
  renewalUnknown:
    'Dieser Link ist unvollständig. Öffne ihn noch einmal aus dem Mail oder sieh bei deinen Gesuchen nach.',
  renewalOver: 'Dieser Link gilt nicht mehr. Verlängern kannst du bei deinen Gesuchen.',
  contact:
    'Bitte ohne Telefonnummer, E-Mail-Adresse und Website: Geantwortet wird über Stammplatz, und deine Kontaktdaten bleiben bei dir.',
  place: 'Diesen Ort kennen wir nicht. Gib eine Postleitzahl an.',
  unit: 'In dieser Einheit wird diese Kategorie nicht gehandelt.',
  woodType: 'Diese Holzart passt nicht zur Kategorie.',
  neededBy: 'Der Tag liegt zwischen heute und in einem Jahr.',
  ownRequest: 'Das ist dein eigenes Gesuch.',
  barred: 'Diese Person nimmt von dir kein Angebot an.',
  offerMade: 'Von dieser Anzeige aus hast du schon ein Angebot gemacht.',
  advertUnknown: 'Wähl eine deiner aktiven Anzeigen.',
  offerNotFound: 'Dieses Angebot gibt es nicht mehr.',
} as const;
