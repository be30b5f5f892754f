/** Sentences with which calls about companies refuse something; the marker #:# makes the page explain an access refusal. */
export const companyRefusals = {
  notFound: 'Diese Firma gibt es nicht.',
  gone: 'Diese Firma ist hier nicht mehr zu sehen. Andere Betriebe findest du in der Firmensuche.',
  none: 'Du hast noch keine Firma angelegt.',
  exists: 'Du hast schon eine Firma. Ein Konto kann genau eine Firma führen.',
  permission:
    '#:#Eine öffentliche Firmenseite ist Teil eines Abos. Dein Entwurf bleibt gespeichert, und mit einem Abo kannst du ihn veröffentlichen.',
  incomplete: 'Es fehlt noch etwas, bevor die Seite öffentlich sein kann. Bitte ergänze die genannten Felder.',
  checkFields: 'Einige Angaben passen nicht. Bitte prüfe die genannten Felder.',
  foreignImage: 'Dieses Bild gehört nicht zu deinen Uploads.',
  fileMissing: 'Es ist kein Bild angekommen.',
} as const;
