/** Words of the page on which the choices of lists are edited. */
export const choicesTexts = {
  title: 'Listen',
  link: 'Listen',
  intro:
    'Was bei Dienstleistungen zur Wahl steht. Was du wegnimmst, lässt sich nicht mehr neu wählen; Anzeigen, Firmen und Gesuche, die es schon haben, behalten es und werden weiter gefunden.',
  lists: { SERVICE_CATEGORIES: 'Leistungen', EQUIPMENT: 'Maschinen und Geräte', CERTIFICATES: 'Zertifikate' },
  offered: (count: number, total: number) => `${count} von ${total} stehen zur Wahl`,
  edit: 'Ändern',
  editLabel: (list: string) => `Liste „${list}“ ändern`,
  legend: 'Steht zur Wahl',
  taken: 'Nicht zur Wahl',
  nothing: 'alles steht zur Wahl',
  save: 'Speichern',
  saved: (list: string) => `Die Liste „${list}“ ist gespeichert und gilt ab sofort.`,
  retired: (text: string) => `„${text}“ steht nicht mehr zur Wahl. Wähl bitte etwas anderes.`,
  unknown: 'Einen dieser Einträge gibt es nicht.',
  noneLeft: 'Mindestens ein Eintrag muss zur Wahl stehen.',
} as const;
