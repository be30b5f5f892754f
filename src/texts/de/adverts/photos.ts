import type { CategoryCode } from '#domain/lookups/categories.data.ts';

const mark = (name: string): string => `„${name}“`;

const COVER = 'Das erste Foto ist das Titelbild.';

/** Words of the step with the photos of an advert. */
export const photoTexts = {
  intros: {
    FIREWOOD: `Zeig Scheiter und Stirnseiten, den Stapel und die Zufahrt. ${COVER}`,
    LOGS: `Zeig die Stirnseiten, das Polter und die Zufahrt. ${COVER}`,
    SAWN_WOOD: `Zeig die Oberfläche, die Stirnseiten und das Paket. ${COVER}`,
    WOOD_CHIPS: `Zeig das Hackgut aus der Nähe, das Lager und die Zufahrt. ${COVER}`,
    PELLETS: `Zeig die Säcke oder das Lager, das Etikett mit der Güteklasse und eine Handvoll aus der Nähe. ${COVER}`,
    FOREST: `Zeig den Bestand, einzelne Stämme und die Zufahrt. ${COVER}`,
    SERVICES: `Zeig deine Maschinen und Arbeiten, die du gemacht hast. ${COVER}`,
  } satisfies Record<CategoryCode, string>,
  formats: (megabytes: number) =>
    `JPEG, PNG, WebP oder AVIF, bis ${megabytes} MB. Aufnahmeort und Kameradaten werden aus dem Foto entfernt.`,
  count: (count: number, most: number) => `${count} von ${most} Fotos`,
  full: (most: number) =>
    `Mehr als ${most} Fotos sind nicht möglich. Entferne eines, wenn du ein anderes zeigen willst.`,
  takePhoto: 'Foto aufnehmen',
  choosePhotos: 'Fotos auswählen',
  drop: 'Fotos hierher ziehen oder aus der Zwischenablage einfügen',
  letGo: 'Loslassen, dann werden die Fotos hochgeladen',
  alien: 'Das ist kein Foto',
  chooseOne: 'Foto auswählen',
  uploadOne: 'Foto hochladen',
  chooseFirst: 'Bitte wähl zuerst ein Foto aus.',
  changedElsewhere:
    'Diese Anzeige wurde inzwischen an anderer Stelle geändert. Gespeichert ist noch nichts. Schau deine Fotos durch und drück noch einmal, dann gilt, was hier steht. Ein gewähltes Foto musst du dazu noch einmal auswählen.',
  saveChanges: 'Änderungen an den Fotos speichern',

  list: 'Deine Fotos',
  cover: 'Titelbild',
  place: (position: number) => `Foto ${position}`,
  grip: (position: number) => `Foto ${position} verschieben`,
  gripHelp: 'Ziehen, oder mit den Pfeiltasten verschieben; Pos1 und Ende bringen es an den Anfang und an den Schluss.',
  moveForward: (position: number) => `Foto ${position} nach vorne`,
  moveBack: (position: number) => `Foto ${position} nach hinten`,
  makeCover: (position: number) => `Foto ${position} zum Titelbild machen`,
  remove: (position: number) => `Foto ${position} entfernen`,
  alt: (position: number) => `Was zeigt Foto ${position}?`,

  states: {
    waiting: 'Wartet',
    waitingForNet: 'Wartet auf das Netz',
    preparing: 'Wird verkleinert',
    sending: (percent: number) => `${percent} %`,
    processing: 'Wird bearbeitet',
    failed: 'Nicht hochgeladen',
  },
  progressOf: (name: string) => `Fortschritt von ${mark(name)}`,
  retry: 'Nochmals versuchen',
  retryOf: (name: string) => `${mark(name)} nochmals versuchen`,
  cancel: 'Abbrechen',
  cancelOf: (name: string) => `${mark(name)} abbrechen`,

  offline:
    'Gerade ist kein Netz da. Deine Fotos bleiben auf diesem Gerät und werden hochgeladen, sobald es wieder geht. Du kannst die Seite ruhig schließen: Öffne später einfach wieder diesen Entwurf.',
  notKept: 'Auf diesem Gerät ist kein Platz für die wartenden Fotos. Lass die Seite offen, bis sie hochgeladen sind.',
  perhapsSent: 'Vielleicht ist es schon hochgeladen. Steht es oben, brich es hier ab.',
  stillWaiting: (count: number) =>
    count === 1
      ? 'Ein Foto ist noch nicht hochgeladen. Es wartet auf diesem Gerät und kommt nach, solange dieser Entwurf offen ist.'
      : `${count} Fotos sind noch nicht hochgeladen. Sie warten auf diesem Gerät und kommen nach, solange dieser Entwurf offen ist.`,
  toPhotos: 'Zu den Fotos',
  netFailed: 'Die Verbindung ist abgerissen.',
  refused: (name: string, reason: string) => `${mark(name)}: ${reason}`,
  notTaken: (count: number, most: number) =>
    count === 1 ? `Ein Foto ist zu viel, möglich sind ${most}.` : `${count} Fotos sind zu viel, möglich sind ${most}.`,
  heic: 'Dieses Foto ist im Format HEIC, das dein Browser nicht umwandeln kann. Am iPhone hilft: Einstellungen, Kamera, Formate, „Maximale Kompatibilität“. Oder speichere das Foto als JPEG und wähl es dann aus.',

  large: (megabytes: number) => `Das Foto hat mehr als ${megabytes} MB. Bitte verkleinere es und wähl es dann aus.`,
  unknown: 'Das ist kein Foto, das wir zeigen können. Möglich sind JPEG, PNG, WebP und AVIF.',
  refusedWithoutWord: 'Dieses Foto können wir nicht annehmen. Bitte versuch es mit einem anderen.',

  removed: (position: number) => `Foto ${position} ist entfernt.`,
  undo: 'Rückgängig',
  moved: (position: number, total: number) => `Das Foto ist jetzt an Stelle ${position} von ${total}.`,
  uploaded: (count: number) => (count === 1 ? 'Ein Foto ist hochgeladen.' : `${count} Fotos sind hochgeladen.`),

  register: 'Konto anlegen',
  signIn: 'Ich habe ein Konto',
  signInFirst:
    'Für Fotos brauchst du ein Konto. Was du bisher eingegeben hast, bleibt erhalten, und du kommst danach hierher zurück.',

  symbolTitle: 'Ohne Foto',
  symbolNote:
    'So ein Symbolbild zeigen wir, solange du kein Foto hast. Anzeigen mit eigenen Fotos werden öfter angesehen.',
  symbolBadge: 'Symbolbild',
} as const;
