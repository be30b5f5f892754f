/** Words of the page that shares an advert. */
export const shareTexts = {
  title: 'Anzeige teilen',
  titleOf: (title: string) => `„${title}“ teilen`,
  intro: 'Die kurze Adresse führt immer zu dieser Anzeige, auch wenn sie umbenannt wird.',
  address: 'Kurze Adresse',
  addressHelp: 'Zum Kopieren antippen und markieren.',
  mail: 'E-Mail',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  ways: 'Weitergeben über',
  outside: 'WhatsApp und Telegram öffnen sich erst, wenn du tippst; vorher wird dort nichts geladen.',
  qr: 'QR-Code zum Ausdrucken oder Abfotografieren',
  print: 'Drucken',
  back: 'Zur Anzeige',
  message: (title: string, url: string) => `${title}: ${url}`,
} as const;
