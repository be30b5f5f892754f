/** Words about the firewood a household needs: the line on the listing and the page where it is stated. */
export const needTexts = {
  head: 'Dein Bedarf:',
  said: (parts: readonly string[]) => parts.join(' · '),
  ask: 'Menge angeben, Preis bis zur Tür sehen',
  askKept: (quantity: string) => `${quantity} als deinen Bedarf merken`,
  change: 'ändern',
  forget: 'vergessen',
  changeAndPlace: 'ändern und Ort angeben',
  showTotals: 'Gesamtpreise zeigen',
  showUnitPrices: 'Preise je rm zeigen',
  sortByTotal: 'nach Gesamtpreis sortieren',
  firewoodByTotal: 'Brennholz nach Gesamtpreis',
  onlyLength: (length: string) => `nur ${length}`,

  title: 'Dein Bedarf an Brennholz',
  intro:
    'Einmal angeben, überall vergleichen: Stellt jemand zu dir zu, steht auf der Anzeige, was deine Menge bis zu deiner Tür kostet.',
  quantity: 'Menge',
  quantityHelp: 'In Raummetern (rm), zum Beispiel 6.',
  calculator: 'Wie viel brauche ich?',
  length: 'Scheitlänge',
  anyLength: 'egal',
  place: 'Postleitzahl oder Ort',
  placeHelp: 'Für die Zustellung. Zum Beispiel 4820 oder Bad Ischl',
  keep: 'Ein Jahr lang auf diesem Gerät merken',
  keepHelp:
    'Ohne Häkchen ist alles vergessen, sobald du den Browser schließt. Anbieter erfahren davon nichts, im Konto steht es nicht.',
  backTo: 'Brennholz',
  backToAll: 'Suche',
  backToAdverts: 'Anzeigen',
  submit: 'Übernehmen',
  forgetAll: 'Bedarf und Ort vergessen',
  wrong: {
    quantity: 'Bitte 0,5 bis 999 rm mit höchstens einer Nachkommastelle, zum Beispiel 6.',
    length: 'Bitte eine Länge aus der Liste.',
    place: (typed: string) =>
      `„${typed}“ kennen wir nicht. Versuch es mit der Postleitzahl oder dem Namen der Gemeinde.`,
    check: 'Bitte schau dir die markierten Felder an.',
    failed: 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
    offline: 'Keine Verbindung. Deine Angaben stehen noch da.',
  },
} as const;
