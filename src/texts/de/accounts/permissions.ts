/** What an account may have beyond what everybody has; the ids never change. */
export const permissionTexts = {
  company: { id: 1, title: 'Firmenseite', description: 'Eine öffentliche Seite der eigenen Firma führen.' },
  pellets: { id: 2, title: 'Pellets', description: 'Anzeigen in der Kategorie Pellets veröffentlichen.' },
  advertising: { id: 3, title: 'Werbung', description: 'Zahlen zu den eigenen Werbeeinschaltungen sehen.' },
  dashboards: { id: 4, title: 'Auswertungen', description: 'Alle Auswertungen des Marktplatzes sehen.' },
  moderation: { id: 5, title: 'Moderation', description: 'Meldungen bearbeiten und Anzeigen sperren.' },
  admin: { id: 6, title: 'Verwaltung', description: 'Alles dürfen und Berechtigungen vergeben.' },
} as const;

export const permissionRefusals = {
  rests:
    '#:#Diese Berechtigung ruht, bis du dich in zwei Schritten angemeldet hast. Richte das unter „Profil-Einstellungen“ bei „Sicherheit“ (/user/profil-einstellungen#sicherheit) ein, oder gib dort deinen Code ein.',
  missing: (permission: keyof typeof permissionTexts) =>
    permission === 'company' || permission === 'pellets'
      ? `#:#Dafür braucht dein Konto die Berechtigung „${permissionTexts[permission].title}“. Sie ist Teil eines Abos. Welche es gibt, steht unter „Abos im Vergleich“ (/abos).`
      : `#:#Dafür braucht dein Konto die Berechtigung „${permissionTexts[permission].title}“. Wer den Marktplatz verwaltet, kann sie dir geben.`,
  accountUnknown: 'Ein Konto mit diesen Angaben gibt es nicht. Prüf E-Mail-Adresse oder Kennung.',
  accountNotNamed: 'Nenn das Konto mit E-Mail-Adresse oder Kennung.',
  needsTwo: 'Das entscheiden zwei Personen. Frag es unter „Heute“ bei „Freigaben“ an (/admin/heute/freigaben).',
  lastAdmin: 'Das ist das letzte Konto mit der Berechtigung „Verwaltung“. Gib sie zuerst einem anderen Konto.',
} as const;
