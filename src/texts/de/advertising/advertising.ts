/** An entry where visitors see it. */
export const advertisingTexts = {
  label: 'Werbung',
  of: (partner: string) => `Werbung von ${partner}`,
  why: 'Warum sehe ich das?',
} as const;

/** The strip of logos on the start page. */
export const partnerTexts = {
  title: 'Unsere Partner',
} as const;

/** News of others on the start page. */
export const feedTexts = {
  title: 'Neues aus Holz und Forst',
} as const;

export const advertisingRefusals = {
  notFound: 'Diese Werbung gibt es nicht.',
  ended: 'Diese Werbung ist beendet. Leg eine neue an.',
  changedMeanwhile: 'Inzwischen hat jemand diese Werbung geändert. Lade die Seite neu und ändere sie dann noch einmal.',
  ownerUnknown: 'Ein Konto mit dieser E-Mail-Adresse gibt es nicht.',
  endsBeforeItBegins: 'Der letzte Tag liegt vor dem ersten.',
  logoNeedsImage: 'Ein Logo braucht ein Bild. Lade es zuerst hoch.',
  teaserMissing: 'Schreib bitte einen Text dazu.',
  addressRefused: 'Gib eine vollständige Adresse an, die mit https:// beginnt.',
  fileMissing: 'Wähl bitte ein Bild aus.',
} as const;
