const photosOf = (count: number): string => (count === 1 ? 'ein Foto' : `${count} Fotos`);

/** Words of the page on which an advert is noted without a network. */
export const noteTexts = {
  title: 'Anzeige ohne Empfang',
  intro:
    'Schreib hier auf, was du verkaufst, und mach gleich die Fotos, auch mitten im Wald. Alles bleibt auf diesem Gerät, bis du wieder Netz hast. Dann wird daraus ein Entwurf, den du in Ruhe fertig machst.',
  description: 'Notiz mit Fotos ohne Empfang anlegen; daraus wird ein Entwurf, sobald wieder Netz da ist.',
  noScript: 'Ohne JavaScript kann diese Seite nichts auf dem Gerät behalten. Mit Netz geht es so:',
  toWizard: 'Anzeige im Formular aufgeben',
  loading: 'Deine Notizen werden geholt …',

  offer: 'Im Wald ohne Empfang?',
  offerText: 'Notiere Ware und Fotos am Gerät. Die Anzeige folgt, wenn du wieder Netz hast.',

  new: 'Neue Notiz',
  changing: 'Notiz ändern',
  category: 'Kategorie',
  name: 'Worum geht es?',
  nameHelp: 'Ein paar Worte genügen, etwa „20 rm Buche an der Forststraße“.',
  words: 'Was du sonst noch weißt',
  quantity: 'Menge',
  unit: 'Einheit',
  price: 'Preis je Einheit',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  here: 'Mein Standort',
  hereAgain: 'Standort neu bestimmen',
  hereTaken: (latitude: string, longitude: string) =>
    `Standort gemerkt: ${latitude}, ${longitude}. Käufer sehen nur die Gegend.`,
  hereDrop: 'Standort weglassen',
  hereSearching: 'Standort wird gesucht …',
  hereFailed: 'Den Standort bekommen wir gerade nicht. Die Postleitzahl genügt.',
  photos: 'Fotos',
  photosHelp: (most: number) => `Bis zu ${most}. Große Fotos werden hier am Gerät verkleinert.`,
  preparing: (count: number) =>
    `${count === 1 ? 'Ein Foto wird' : `${count} Fotos werden`} verkleinert und gespeichert …`,
  photoAlt: (position: number) => `Foto ${position}`,
  removePhoto: (position: number) => `Foto ${position} entfernen`,
  photoFull:
    'Auf diesem Gerät ist kein Platz mehr für dieses Foto. Was schon da ist, bleibt. Mach Platz oder schick es später im Formular nach.',
  photoUnreadable: 'Das Gerät gibt dieses Foto nicht mehr her. Bitte nimm es noch einmal auf.',
  photoRefused: 'Dieses Foto können wir nicht annehmen.',
  notKept:
    'Dieses Gerät kann gerade nichts speichern: Der Speicher ist voll, oder der Browser ist in einem privaten Fenster. Was du jetzt schreibst, geht verloren, sobald du die Seite schließt.',
  empty: 'Schreib ein paar Worte dazu, oder mach zumindest ein Foto.',
  keeps: 'Jeder Buchstabe und jedes Foto ist sofort auf diesem Gerät gespeichert.',
  ready: 'Notiz fertig',
  saved: 'Deine Notiz ist auf diesem Gerät gespeichert.',

  list: 'Deine Notizen',
  untitled: 'Notiz ohne Worte',
  photosOf,
  states: {
    started: 'Angefangen, noch nicht fertig',
    waiting: 'Wartet auf die Übergabe',
    waitingOffline: 'Wartet auf Netz',
    waitingSignIn: 'Wartet, bis du dich anmeldest',
    unowned: 'Ohne Anmeldung geschrieben. Mit „Jetzt übergeben“ kommt sie in dein Konto.',
    maybeSent: 'Die Übergabe hat begonnen und wurde unterbrochen. Es geht dort weiter, nichts kommt doppelt an.',
    photosLeft: (count: number) =>
      `Der Text ist übergeben, ${photosOf(count)} ${count === 1 ? 'fehlt' : 'fehlen'} noch.`,
    done: 'Übergeben: Daraus ist ein Entwurf geworden.',
    doneWithout: (count: number) =>
      `Übergeben, aber ohne ${count === 1 ? 'ein Foto' : `${count} Fotos`}. Sie bleiben hier, bis du die Zeile wegnimmst.`,
    refused: 'Nicht angenommen. Die Notiz bleibt hier, bis du sie änderst oder löschst.',
  },
  sendingWords: 'Der Text wird übergeben …',
  sendingPhoto: (photo: number, photos: number) => `Foto ${photo} von ${photos} wird übergeben …`,
  progress: 'Fortschritt der Übergabe',
  handOver: 'Jetzt übergeben',
  change: 'Ändern',
  open: 'Entwurf fertig machen',
  drop: 'Löschen',
  dropSurely: 'Wirklich löschen',
  dropKeep: 'Behalten',
  dropAsk: 'Die Notiz und ihre Fotos gibt es nur auf diesem Gerät.',
  takeAway: 'Zeile wegnehmen',
  dropped: 'Die Notiz ist gelöscht.',
  about: (title: string) => ` „${title}“`,

  offline:
    'Gerade ist kein Netz da. Deine Notizen bleiben auf diesem Gerät und werden übergeben, sobald es wieder geht und diese Seite offen ist.',
  noRoom:
    'Dieses Gerät hat keinen Platz, um die Übergabe mitzuschreiben. Mach Platz und versuch es noch einmal; nichts kommt doppelt an.',
  later: 'Der Marktplatz kann deine Notizen gerade nicht annehmen. Es wird von selbst noch einmal versucht.',
  signedOut: 'Du bist nicht angemeldet. Deine Notizen warten auf diesem Gerät.',
  signIn: 'Anmelden',
  others: (count: number) =>
    count === 1
      ? 'Auf diesem Gerät liegt eine Notiz eines anderen Kontos. Sie wartet, bis es sich hier anmeldet.'
      : `Auf diesem Gerät liegen ${count} Notizen anderer Konten. Sie warten, bis diese sich hier anmelden.`,
  refused: 'Diese Notiz können wir so nicht annehmen.',
} as const;
