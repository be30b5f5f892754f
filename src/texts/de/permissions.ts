/** What an account may do beyond buying and selling, by the code of the permission. */
export const permissionTexts = {
  company: { title: 'Firmenseite', description: 'Eine öffentliche Seite der eigenen Firma führen.' },
  pellets: { title: 'Pellets', description: 'Anzeigen in der Kategorie Pellets veröffentlichen.' },
  advertising: { title: 'Werbung', description: 'Zahlen zu den eigenen Werbeeinschaltungen sehen.' },
  dashboards: { title: 'Auswertungen', description: 'Alle Auswertungen des Marktplatzes sehen.' },
  moderation: { title: 'Moderation', description: 'Meldungen bearbeiten und Anzeigen sperren.' },
  admin: { title: 'Verwaltung', description: 'Alles dürfen und Rechte vergeben.' },
} as const;
