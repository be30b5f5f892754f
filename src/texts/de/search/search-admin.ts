import { counted } from '#domain/format/counted.ts';
import { formatNumber } from '#domain/format/numbers.ts';

const times = (count: number): string => (count === 1 ? '1-mal' : `${formatNumber(count)}-mal`);

/** Words of the pages on which the office sees what searches do not find, and teaches the search words. */
export const searchAdminTexts = {
  title: 'Suche',
  intro:
    'Was die Suche nicht versteht, und die Wörter, die du ihr beibringst. Gezählt wird ohne Personen: nur das Wort und die Kategorie, ein Wort ab fünf Suchen oder an drei Tagen, höchstens 180 Tage lang.',
  unknown: {
    title: 'Nicht verstandene Wörter',
    none: 'Keine unbekannten Wörter',
    noneText: 'Sobald ein Wort oft genug gesucht und nicht verstanden wird, steht es hier.',
    columns: {
      word: 'Wort',
      searches: 'Gesucht',
      withoutHit: 'Ohne Treffer',
      lastSeen: 'Zuletzt',
      nearest: 'Ähnlich',
      add: 'Beibringen',
    },
    times,
    noNearest: 'nichts Ähnliches',
    asSynonym: (word: string) => `wie „${word}“ lesen`,
    asSynonymLabel: (word: string, nearest: string) => `„${word}“ wie „${nearest}“ lesen`,
    taught: 'beigebracht',
    add: 'Eintrag anlegen',
    addLabel: (word: string) => `Eintrag anlegen: ${word}`,
  },
  gaps: {
    title: 'Suchen ohne Treffer, letzte 30 Tage',
    none: 'Noch keine Suchen gezählt',
    noneText: 'Gezählt werden Suchen mit Wörtern, etwa alle 20 Sekunden.',
    columns: { category: 'Kategorie', searches: 'Suchen', withoutHit: 'Ohne Treffer', share: 'Anteil' },
    noCategory: 'ohne Kategorie',
  },
  entries: {
    title: 'Eigene Wörter',
    off: 'Abgeschaltete anzeigen',
    active: 'Aktive anzeigen',
    offTitle: 'Abgeschaltete Wörter',
    none: 'Noch keine eigenen Wörter',
    noneText: 'Leg ein Synonym, einen Verwendungszweck oder ein Füllwort an, es wirkt sofort.',
    noneOff: 'Nichts abgeschaltet',
    noneOffText: 'Was du abschaltest, bleibt mit seinem Verlauf hier.',
    add: 'Eintrag anlegen',
    columns: { words: 'Wörter', kind: 'Art', means: 'Bedeutet', changed: 'Geändert', open: 'Bearbeiten' },
    open: 'Bearbeiten',
    openLabel: (words: string) => `Bearbeiten: ${words}`,
    pages: 'Seiten der eigenen Wörter',
  },
  kinds: { SYNONYM: 'Synonym', USE: 'Verwendungszweck', STOP_WORD: 'Füllwort' },
  kindHelp: {
    SYNONYM: 'Synonym: wird wie ein anderes Wort gelesen',
    USE: 'Verwendungszweck: macht eine Kategorie oder Wörter wahrscheinlicher',
    STOP_WORD: 'Füllwort: wird überlesen',
  },
  means: {
    synonym: (replacement: string) => `wie „${replacement}“`,
    use: (category: string | null, prefers: readonly string[]) =>
      [category, prefers.length === 0 ? null : `lieber mit ${prefers.map((word) => `„${word}“`).join(', ')}`]
        .filter((part) => part !== null)
        .join(', '),
    stopWord: 'wird überlesen',
  },
  form: {
    newTitle: 'Eintrag anlegen',
    editTitle: 'Eintrag bearbeiten',
    kind: 'Art',
    words: 'Wörter',
    wordsHelp:
      'Mehrere mit Beistrich trennen, zum Beispiel: Ofenfutter, Heizholz. Großschreibung und ae statt ä machen keinen Unterschied.',
    replacement: 'Wird gelesen wie',
    replacementHelp: 'Ein Wort oder Wörter, die die Suche kennt.',
    category: 'Kategorie',
    noCategory: 'keine bestimmte',
    prefers: 'Lieber mit diesen Wörtern',
    prefersHelp: 'Anzeigen mit einem davon kommen weiter nach vorne. Mehrere mit Beistrich trennen.',
    overrules: 'Auch wenn die Suche das Wort schon anders kennt',
    preview: 'Vorschau',
    save: 'Speichern',
    switchOff: 'Abschalten',
    switchOn: 'Wieder einschalten',
    isOff: 'Dieser Eintrag ist abgeschaltet und wirkt nicht.',
  },
  preview: {
    title: 'Vorschau: was sich ändert',
    before: 'Jetzt',
    after: 'Mit dem Eintrag',
    found: (count: number) => counted(count, 'Anzeige', 'Anzeigen'),
    nothing: 'keine Anzeige',
    more: 'Gezeigt werden die ersten fünf Wörter.',
  },
  history: {
    title: 'Verlauf',
    created: 'angelegt',
    changed: 'geändert',
    switchedOff: 'abgeschaltet',
    switchedOn: 'wieder eingeschaltet',
    before: 'vorher',
    after: 'jetzt',
  },
  done: {
    created: (words: string) => `„${words}“ ist angelegt und wirkt ab sofort.`,
    changed: (words: string) => `„${words}“ ist gespeichert und wirkt ab sofort.`,
    switchedOff: (words: string) => `„${words}“ ist abgeschaltet.`,
    switchedOn: (words: string) => `„${words}“ ist wieder eingeschaltet.`,
  },
  refusals: {
    notFound: 'Diesen Eintrag gibt es nicht.',
    stale: 'Der Eintrag wurde inzwischen geändert. Lade die Seite neu und schau, was jetzt drin steht.',
    wordsMissing: 'Gib mindestens ein Wort an.',
    tooManyWords: 'Höchstens 20 Wörter je Eintrag. Leg für die übrigen einen weiteren an.',
    tooManyPrefers: 'Höchstens zehn Wörter.',
    wordTooLong: (word: string) => `„${word}“ ist zu lang, höchstens 60 Zeichen und vier Wörter.`,
    wordForm: (word: string) =>
      `„${word}“ ist kein Wort. Es braucht zwei Buchstaben und darf nur Buchstaben, Ziffern und Bindestriche enthalten.`,
    wordTwice: (word: string) => `„${word}“ steht zweimal da.`,
    wordTaken: (word: string) => `„${word}“ steht schon in einem anderen aktiven Eintrag.`,
    wordKnown: (word: string, meaning: string) =>
      `„${word}“ kennt die Suche schon (${meaning}). Schau dir die Vorschau an und setz das Häkchen, wenn dein Eintrag trotzdem gelten soll.`,
    stopWordKnown: (word: string, meaning: string) =>
      `„${word}“ kennt die Suche (${meaning}). Ein bekanntes Wort kann kein Füllwort sein.`,
    knownAsWord: (root: string) => `als „${root}“`,
    knownAsPlace: (place: string) => `als Ort ${place}`,
    knownAsMeaning: 'als eigene Angabe',
    replacementMissing: 'Gib an, wie das Wort gelesen werden soll.',
    replacementUnknown: (word: string) => `„${word}“ kennt die Suche nicht. Nimm ein Wort, das sie versteht.`,
    replacementIsWord: 'Das Wort und seine Bedeutung sind gleich.',
    replacementTaken: (word: string) => `„${word}“ ist selbst ein eigenes Wort. Gib an, wofür es steht.`,
    useEmpty: 'Gib eine Kategorie oder Wörter an, sonst bewirkt der Eintrag nichts.',
    tooManyEntries: `Mehr als ${formatNumber(2_000)} aktive Einträge gehen nicht. Schalt ab, was niemand braucht.`,
  },
} as const;
