/** Names of series and refusals of the statistics calls. */
export const statisticsTexts = {
  series: {
    shown: 'Werbung gezeigt',
    clicked: 'Klicks auf Werbung',
    listings: 'Neue Anzeigen',
    views: 'Aufrufe von Anzeigen',
    contacts: 'Kontakte',
    CONTACT_PHONE_CLICKED: 'Telefonnummer gezeigt',
    CONTACT_EMAIL_CLICKED: 'E-Mail-Adresse gezeigt',
    CONTACT_SHOP_CLICKED: 'Shop geöffnet',
    CONTACT_CHAT_CLICKED: 'Chat begonnen',
    registered: 'Registrierungen',
    requests: 'Seitenaufrufe',
    visitors: 'Besuche',
    reveals: 'Kontakt gezeigt',
    chats: 'Chats',
    agreements: 'Vereinbarungen',
    scans: 'Scans am Polter',
  },
  refusals: {
    logoUnknown: 'Ein Logo mit diesem Namen gibt es unter deinen Einschaltungen nicht. Prüf die Schreibweise.',
  },
} as const;
