const mark = (name: string): string => `„${name}“`;

/** Words of the step with the photos of an advert. */
export const photoTexts = {
  intro: 'Zeig die Stirnseiten, die Lagerung und die Zufahrt. Das erste Foto ist das Titelbild.',
  formats: (megabytes: number) =>
    `JPEG, PNG, WebP oder AVIF, bis ${megabytes} MB. Der Aufnahmeort wird aus dem Foto entfernt.`,
  count: (count: number, most: number) => `${count} von ${most} Fotos`,
  full: (most: number) =>
    `Mehr als ${most} Fotos sind nicht möglich. Entferne eines, wenn du ein anderes zeigen willst.`,
  takePhoto: 'Foto aufnehmen',
  choosePhotos: 'Fotos auswählen',
  drop: 'Du kannst Fotos auch hierher ziehen.',
  chooseOne: 'Foto auswählen',
  uploadOne: 'Foto hochladen',
  chooseFirst: 'Bitte wähl zuerst ein Foto aus.',
  saveChanges: 'Änderungen an den Fotos speichern',

  list: 'Deine Fotos',
  cover: 'Titelbild',
  place: (position: number) => `Foto ${position}`,
  grip: 'Zum Sortieren ziehen',
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
    'Gerade ist kein Netz da. Deine Fotos bleiben auf diesem Gerät und werden hochgeladen, sobald es wieder geht. Lass die Seite so lange offen.',
  netFailed: 'Die Verbindung ist abgerissen.',
  refused: (name: string, reason: string) => `${mark(name)}: ${reason}`,
  notTaken: (count: number, most: number) =>
    count === 1
      ? `Ein Foto passt nicht mehr dazu, möglich sind ${most}.`
      : `${count} Fotos passen nicht mehr dazu, möglich sind ${most}.`,
  heic: 'Dieses Foto ist im Format HEIC, das dein Browser nicht umwandeln kann. Am iPhone hilft: Einstellungen, Kamera, Formate, „Maximale Kompatibilität“. Oder speichere das Foto als JPEG und wähl es dann aus.',

  unknown: 'Das ist kein Foto, das wir zeigen können. Möglich sind JPEG, PNG, WebP und AVIF.',
  refusedWithoutWord: 'Dieses Foto können wir nicht annehmen. Bitte versuch es mit einem anderen.',

  removed: (position: number) => `Foto ${position} ist entfernt.`,
  undo: 'Rückgängig',
  moved: (position: number, total: number) => `Das Foto ist jetzt an Stelle ${position} von ${total}.`,
  uploaded: (count: number) => (count === 1 ? 'Ein Foto ist hochgeladen.' : `${count} Fotos sind hochgeladen.`),

  signIn: 'Anmelden',
  signInFirst: 'Fotos kannst du hochladen, sobald du angemeldet bist. Was du bisher eingegeben hast, bleibt erhalten.',

  symbolTitle: 'Ohne Foto',
  symbolNote:
    'So ein Symbolbild zeigen wir, solange du kein Foto hast. Anzeigen mit eigenen Fotos werden öfter angesehen.',
  symbolBadge: 'Symbolbild',
} as const;
