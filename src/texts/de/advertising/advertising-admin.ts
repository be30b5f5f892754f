import type { AdvertisingKind, AdvertisingState } from '#domain/advertising/advertising-entry.ts';
import { MAX_TEASER_LENGTH, MAX_TITLE_LENGTH, MAX_WEIGHT } from '#domain/advertising/advertising-entry.ts';
import { formatNumber } from '#domain/format/numbers.ts';

const kinds: Record<AdvertisingKind, string> = { ENTRY: 'Einschaltung', LOGO: 'Partnerlogo' };
const states: Record<AdvertisingState, string> = { ACTIVE: 'aktiv', PAUSED: 'pausiert', ENDED: 'beendet' };

/** The pages on which those who run the marketplace look after advertising. */
export const advertisingAdminTexts = {
  title: 'Werbung',
  intro: 'Einschaltungen stehen in Trefferlisten und auf Anzeigenseiten, Logos auf der Startseite.',
  create: 'Neue Werbung',
  dashboard: 'Auswertung',
  none: 'Noch keine Werbung',
  noneText: 'Leg die erste Einschaltung oder das erste Partnerlogo an.',
  listLabel: 'Einschaltungen und Logos',
  kinds,
  states,
  waits: 'aktiv, läuft heute nicht',
  edit: 'Bearbeiten',
  editOf: (title: string) => `„${title}“ bearbeiten`,
  range: (from: string | null, to: string | null) => {
    if (from !== null && to !== null) return `${from} bis ${to}`;
    if (from !== null) return `ab ${from}`;
    return to === null ? 'unbefristet' : `bis ${to}`;
  },
  figures: {
    title: 'Zahlen',
    caption: 'Gezählt wird, was eine Sekunde lang zu sehen war, ohne Programme und Suchmaschinen.',
    period: 'Zeitraum',
    today: 'heute',
    total: 'gesamt',
    shown: 'gesehen',
    clicked: 'geklickt',
    rate: 'Klickrate',
    handedOut: (count: number, cap: number | null) =>
      cap === null
        ? `Heute ${formatNumber(count)} Mal ausgeliefert.`
        : `Heute ${formatNumber(count)} von höchstens ${formatNumber(cap)} Mal ausgeliefert.`,
    line: (shown: number, clicked: number) => `${formatNumber(shown)} gesehen, ${formatNumber(clicked)} geklickt`,
    noRate: '–',
  },
  form: {
    kind: 'Art',
    title: 'Titel',
    titleHelp: `Höchstens ${MAX_TITLE_LENGTH} Zeichen. Bei Logos ist er der Ersatztext des Bilds, also der Name der Firma.`,
    teaserText: 'Text',
    teaserHelp: `Höchstens ${MAX_TEASER_LENGTH} Zeichen. Logos brauchen keinen.`,
    url: 'Adresse, zu der ein Klick führt',
    urlHelp: 'Beginnt mit https://',
    weight: 'Gewicht',
    weightHelp: `1 bis ${MAX_WEIGHT}. Mit doppeltem Gewicht kommt eine Einschaltung doppelt so oft.`,
    from: 'Erster Tag',
    to: 'Letzter Tag',
    dailyCap: 'Höchstens am Tag',
    dailyCapUnit: 'Mal',
    dailyCapHelp: 'Leer: ohne Grenze.',
    categories: 'Nur in diesen Kategorien',
    categoriesHelp: 'Ohne Auswahl: in allen.',
    federalStates: 'Nur bei diesen Bundesländern',
    federalStatesHelp: 'Ohne Auswahl: bei allen.',
    ownerEmail: 'Konto, das die Zahlen sieht',
    ownerHelp: 'E-Mail-Adresse. Das Konto braucht außerdem die Berechtigung „Werbung“.',
    create: 'Anlegen',
    save: 'Speichern',
    sending: 'Wird gespeichert …',
    failed: 'Das hat nicht geklappt. Prüf die Angaben und versuch es noch einmal.',
    check: 'Bitte schau dir die markierten Felder an.',
    missing: { title: 'Gib einen Titel an.', weight: 'Gib eine ganze Zahl an.' },
  },
  image: {
    title: 'Bild',
    none: 'Noch kein Bild.',
    file: 'Bilddatei',
    help: 'JPEG, PNG, WebP oder AVIF, höchstens 15 MB. Einschaltungen zeigen es im Verhältnis 3 zu 2.',
    send: 'Bild hochladen',
  },
  preview: 'Vorschau',
  state: {
    title: 'Schalten',
    start: 'Einschalten',
    pause: 'Pausieren',
    end: 'Beenden',
    endHelp: 'Beendete Werbung wird nicht mehr gezeigt. Das Ende lässt sich zurücknehmen.',
    takeBack: 'Ende zurücknehmen',
    takeBackHelp: 'Danach ist sie pausiert und kann wieder eingeschaltet werden.',
  },
  done: {
    angelegt: 'Angelegt. Lade ein Bild hoch und schalte die Werbung dann ein.',
    gespeichert: 'Gespeichert.',
    bild: 'Das Bild ist gespeichert.',
    ACTIVE: 'Eingeschaltet.',
    PAUSED: 'Pausiert.',
    ENDED: 'Beendet.',
  } as Readonly<Record<string, string>>,
} as const;
