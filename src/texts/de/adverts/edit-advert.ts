import { formatEuroShort, formatFromTo, formatNumber } from '#domain/format/numbers.ts';
import type { PublishingNeed } from '#domain/users/publishing-needs.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { Issue } from '#domain/result.ts';
import type { AdvertWarningCode } from '#domain/adverts/advert-checks.ts';

type Limits = { low: string; high: string };

/** What is unusual, as a question that may stay unanswered. */
const WARNINGS: Record<AdvertWarningCode, (limits: Limits) => string> = {
  'warning.forest-diameter': ({ low, high }) => `Üblich sind ${low} bis ${high} cm in Brusthöhe. Stimmt das?`,
  'warning.forest-lot': ({ low, high }) => `Üblich sind ${low} bis ${high} efm. Stimmt das?`,
  'warning.firewood-length': ({ low, high }) => `Üblich sind ${low} bis ${high} cm. Stimmt das?`,
  'warning.firewood-length-loose': ({ low, high }) =>
    `Geschüttet wird meist Holz von ${low} bis ${high} cm. Stimmt das?`,
  'warning.firewood-kiln-dried-round-wood': () =>
    'Nach Festmetern wird selten kammergetrocknetes Holz verkauft. Stimmt die Einheit?',
  'warning.firewood-moisture-and-drying': ({ low, high }) =>
    `Zu dieser Trocknung gehören ${low === '0' ? 'höchstens' : `${low} bis`} ${high} % Wassergehalt. Stimmen Messwert und Trocknung?`,
  'warning.pellets-blow-in-quantity': ({ low }) => `Eingeblasen wird meist ab ${low} t. Stimmt die Menge?`,
  'warning.sawn-length': ({ low, high }) => `Üblich sind ${low} bis ${high} m Länge. Stimmt das?`,
  'warning.sawn-width': ({ low, high }) => `Üblich sind ${low} bis ${high} mm Breite. Stimmt das?`,
  'warning.sawn-thickness': ({ low, high }) => `Üblich sind ${low} bis ${high} mm Stärke. Stimmt das?`,
  'warning.log-length': ({ high }) => `Länger als ${high} m? Das braucht meist einen Sondertransport. Stimmt das?`,
  'warning.chips-too-wet-for-small-boilers': () =>
    'Kleine Heizungen für diese Körnung brauchen meist höchstens 35 % Wassergehalt. Stimmt das?',
  'warning.chips-treated-wood': () => 'Behandeltes Holz darf in Heizungen von Haushalten nicht verbrannt werden.',
  'warning.chips-treated-by-product': () =>
    'Diese Gruppe ist chemisch behandelt oder enthält Behandeltes. Naturbelassene Nebenprodukte sind 1.2.1. Stimmt das?',
  'warning.chips-fines-beyond-size': ({ high }) =>
    `Zu dieser Körnung gehören höchstens ${high} % Feinanteil. Stimmt das?`,
  'warning.chips-class-without-size': () =>
    'Klassen nach ISO 17225-4 gibt es für P16S, P31S und P45S. Stimmen Klasse und Körnung?',
  'warning.chips-too-wet-for-class': ({ high }) => `Diese Klasse hat höchstens ${high} % Wassergehalt. Stimmt das?`,
  'warning.chips-ash-beyond-class': ({ high }) => `Diese Klasse hat höchstens ${high} % Asche. Stimmt das?`,
  'warning.price-unusual': ({ low, high }) =>
    `Üblich sind inklusive Steuer ${formatFromTo(low, high)} je Einheit. Stimmen Preis und Einheit?`,
};

/** Lengths are stored in mm or cm and said in metres. */
const IN_METRES: Readonly<Record<string, number>> = { 'warning.sawn-length': 1_000, 'warning.log-length': 100 };

function warningOf({ code, params }: Issue): string {
  const figure = (name: string): string => {
    const value = params[name];
    if (typeof value !== 'number') return '';
    if (code === 'warning.price-unusual') return formatEuroShort(value);
    return formatNumber(value / (IN_METRES[code] ?? 1));
  };
  const sentence = Object.entries(WARNINGS).find(([known]) => known === code)?.[1];
  return sentence?.({ low: figure('minimum'), high: figure('maximum') }) ?? 'Stimmt das?';
}

/** Words of the steps in which an advert is written. */
export const editAdvertTexts = {
  title: 'Anzeige aufgeben',
  pageTitle: (title: string) => `Anzeige: ${title}`,
  warningOf,

  steps: ['Kategorie', 'Was verkaufst du?', 'Fotos', 'Ort und Zustellung'],
  stepOf: (step: number, total: number, name: string) => `Schritt ${step} von ${total}: ${name}`,

  category: {
    heading: 'Was willst du anbieten?',
    intro: 'Wähl eine Kategorie. Du kannst sie später noch ändern.',
    blurbs: {
      FIREWOOD: 'Scheiter, Meterholz, Anzündholz, Schwarten und Briketts.',
      LOGS: 'Bloche, Wertholz, Industrieholz, Stangen und Pfähle.',
      SAWN_WOOD: 'Bretter, Pfosten, Staffel, Kantholz und Latten.',
      WOOD_CHIPS: 'Hackgut nach Körnung und Wassergehalt, Späne und Rinde.',
      PELLETS: 'Lose, in Säcken oder als Paletten.',
      FOREST: 'Stehendes Holz ab Stock oder zum Aufarbeiten.',
      SERVICES: 'Schlägerung, Rückung, Transport, Hacken und Pflege.',
    } satisfies Record<CategoryCode, string>,
    chosen: 'Gewählt',
    drafts: 'Weiterschreiben',
    onThisDevice: 'Nur auf diesem Gerät',
    changed: (day: string) => `Geändert ${day}`,
    untitled: (category: string) => `${category}, noch ohne Titel`,
    importMany: 'Viele Anzeigen auf einmal',
    importManyText: 'Mit einer Liste aus Excel oder deiner Warenwirtschaft.',
    template: 'Aus letzter Anzeige übernehmen',
    templateText: (title: string) => `„${title}“ als Vorlage: Alles außer den Fotos steht schon da.`,
  },

  facts: {
    price: 'Menge und Preis',
    words: 'Titel und Beschreibung',
    suggestion: 'Vorschlag:',
    take: (title: string) => `„${title}“ als Titel übernehmen`,
    next: 'Weiter zu den Fotos',
  },
  photos: {
    next: 'Weiter zu Ort und Zustellung',
  },
  publish: {
    place: 'Ort',
    delivery: 'Zustellung',
    contact: 'Kontakt',
    raffle: 'Verlosung',
    preview: 'So sehen es Käufer',
    previewText: 'Genau so steht deine Anzeige am Marktplatz.',
    showPreview: 'Vorschau ansehen',
    backToForm: 'Zurück zum Bearbeiten',
    submit: 'Veröffentlichen',
    submitChanges: 'Änderungen veröffentlichen',
    submitRenewal: 'Wieder veröffentlichen',
    submitting: 'Wird veröffentlicht …',
    register: 'Konto anlegen',
    signIn: 'Ich habe ein Konto',
    signInText:
      'Zum Veröffentlichen brauchst du ein Konto. Was du geschrieben hast, bleibt auf diesem Gerät und steht danach wieder da.',
    missing: 'Das fehlt noch',
    missingText: 'Tipp auf eine Zeile, dann kommst du zum Feld.',
    complete: 'Alles da. Du kannst veröffentlichen.',
    completeVisitor: 'Die Anzeige ist vollständig. Zum Veröffentlichen fehlt nur noch dein Konto.',
    accountLacks: (needs: readonly string[]) =>
      `Die Anzeige ist vollständig. Bevor sie online geht: ${needs.join(', ')}.`,
    toNeeds: 'Gleich hier erledigen',
    priceQuestion: {
      title: 'Ohne Preis veröffentlichen?',
      text: 'Du hast keinen Preis angegeben. In der Anzeige steht dann „Preis auf Anfrage“.',
      enter: 'Preis eintragen',
      without: 'Ohne Preis veröffentlichen',
    },
    noScript: 'Melde dich zuerst an, danach kannst du die Anzeige schreiben.',
  },
  needs: {
    of: {
      mail: 'Bestätige deine E-Mail-Adresse',
      terms: 'Stimme den Nutzungsbedingungen zu',
      name: 'Gib deinen Namen an',
    } satisfies Record<PublishingNeed, string>,
    title: 'Vor der ersten Anzeige',
    text: 'Das brauchen wir nur einmal von dir.',
    firstname: 'Vorname',
    lastname: 'Nachname',
    namesHelp: 'Käufer sehen den Vornamen und den ersten Buchstaben des Nachnamens.',
    terms: 'Ich stimme den Nutzungsbedingungen zu.',
    save: 'Speichern',
    mail: (address: string) =>
      `Bitte bestätige deine E-Mail-Adresse. Wir haben dir einen Link an ${address} geschickt.`,
    sendAgain: 'Mail noch einmal schicken',
    sent: 'Das Mail ist unterwegs. Schau auch im Spam-Ordner nach.',
    check: 'Ich habe bestätigt',
    stillOpen: 'Die Bestätigung ist noch nicht da. Bitte öffne den Link im Mail.',
    termsLegend: 'Nutzungsbedingungen',
    failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
    firstnameMissing: 'Bitte gib deinen Vornamen an.',
    lastnameMissing: 'Bitte gib deinen Nachnamen an.',
    termsMissing: 'Bitte stimme den Nutzungsbedingungen zu.',
  },
  card: {
    title: 'So sehen es andere',
    placeComes: 'Ort kommt in Schritt 4',
  },
  done: {
    heading: 'Deine Anzeige ist online',
    text: (day: string) => `Sie läuft bis ${day}. Käufer finden sie ab sofort in der Suche und auf der Karte.`,
    show: 'Anzeige ansehen',
    another: 'Noch eine Anzeige aufgeben',
  },

  save: {
    saving: 'Wird gespeichert …',
    savedAt: (time: string) => `Gespeichert um ${time}`,
    savedHere: 'Gespeichert auf diesem Gerät',
    again: 'Noch einmal versuchen',
    unsaved: 'Noch nicht gespeichert',
    live: 'Änderungen sind noch nicht online',
    online: 'Deine Anzeige ist online, mit allem, was du bisher geändert hast.',
    nextOfLive: 'Änderungen veröffentlichen und weiter',
    notOnlineYet: 'Deine Änderungen sind noch nicht online. Die Anzeige steht so da wie vorher.',
    offline: 'Ohne Verbindung. Alles bleibt auf diesem Gerät und wird gesendet, sobald das Netz wieder da ist.',
    signedOut: 'Du bist nicht mehr angemeldet. Alles bleibt auf diesem Gerät.',
    signIn: 'Wieder anmelden',
    nothingKept: 'Dieser Browser speichert nichts. Bitte lass die Seite offen, bis du veröffentlicht hast.',
    restored: 'Wir haben wiederhergestellt, was du zuletzt getippt hast.',
    refused: 'Das konnte nicht gespeichert werden.',
    gone: 'Diese Anzeige gibt es nicht mehr.',
    failed: 'Das Speichern hat nicht geklappt. Wir versuchen es gleich noch einmal.',
  },
  summary: (count: number) => (count === 1 ? 'Eine Angabe passt noch nicht' : `${count} Angaben passen noch nicht`),

  leave: {
    title: 'Anzeige als Entwurf speichern?',
    text: 'Du findest den Entwurf beim nächsten Mal ganz oben, wenn du eine Anzeige aufgibst.',
    textHere: 'Der Entwurf bleibt auf diesem Gerät. Beim nächsten Mal steht er ganz oben.',
    save: 'Speichern',
    titleOfLive: 'Änderungen übernehmen?',
    textOfLive: 'Deine Anzeige ist online. Was du geändert hast, sieht noch niemand.',
    discard: 'Verwerfen',
    stay: 'Weiter bearbeiten',
    notSaved: 'Der Entwurf liegt auf diesem Gerät. Gespeichert wird er, sobald das Netz wieder da ist.',
    notChosen: 'Deine Fassung liegt auf diesem Gerät. Öffne die Anzeige wieder und wähl, welche gelten soll.',
    notDiscarded: 'Der Entwurf konnte gerade nicht verworfen werden. Du kannst ihn bei deinen Anzeigen löschen.',
    notTakenBack:
      'Deine Änderungen konnten gerade nicht zurückgenommen werden. Sie sind noch in der Anzeige gespeichert.',
  },
  conflict: {
    title: 'Zwei Fassungen dieser Anzeige',
    text: 'Sie wurde inzwischen an anderer Stelle geändert. Welche Fassung soll gelten? Bis du wählst, bleiben beide.',
    open: 'Von dieser Anzeige gibt es zwei Fassungen. Deine bleibt auf diesem Gerät, bis du eine wählst.',
    compare: 'Fassungen vergleichen',
    outdated:
      'Sie wurde inzwischen an anderer Stelle geändert. Deine Änderungen sind noch nicht gespeichert. Schickst du das Formular noch einmal ab, gilt deine Fassung.',
    field: 'Angabe',
    mine: 'Deine',
    theirs: 'Die andere',
    empty: 'leer',
    yes: 'ja',
    no: 'nein',
    keepMine: 'Meine behalten',
    takeTheirs: 'Die andere übernehmen',
  },
  back: 'Zurück',
} as const;
