import { counted } from '#domain/format/counted.ts';
import { formatNumber } from '#domain/format/numbers.ts';

const adverts = (count: number): string => counted(count, 'Anzeige', 'Anzeigen');

/** The page on which moderators look for adverts and decide on several at once. */
export const advertListTexts = {
  title: 'Anzeigen',
  link: 'Anzeigen suchen',
  intro:
    'Such nach Wörtern, Nummer, Adresse der Seite, Name, Telefon oder E-Mail-Adresse. Wörter werden in den neuesten 100.000 Anzeigen gesucht.',
  search: 'Suchen nach',
  status: 'Stand',
  anyStatus: 'Alle außer gelöschten',
  submit: 'Suchen',
  none: 'Keine Anzeige gefunden',
  noneText: 'Lass ein Wort weg, oder such nach der E-Mail-Adresse des Kontos.',
  count: adverts,
  untitled: 'Ohne Titel',
  choose: (title: string) => `„${title}“ auswählen`,
  chooseAll: 'Alle auf dieser Seite auswählen',
  open: (title: string) => `„${title}“ öffnen`,
  openShort: 'Öffnen',
  ownerBlocked: 'Konto gesperrt',
  since: (date: string) => `seit ${date}`,
  decide: 'Über die ausgewählten Anzeigen entscheiden',
  blockIntro:
    'Jeder Anbieter bekommt diese Begründung per Mail, und wer gemeldet hat, das Ergebnis. Höchstens 50 Anzeigen auf einmal.',
  block: 'Ausgewählte sperren',
  undo: 'Letzte Entscheidung zurücknehmen',
  noneChosen: 'Wähl zuerst Anzeigen aus.',
  tooMany: 'Wähl höchstens 50 Anzeigen aus.',
  resultTitle: 'Ergebnis',
  blocked: (count: number) => `${adverts(count)} gesperrt. Die Begründung ist unterwegs.`,
  undone: (count: number) => `Bei ${formatNumber(count)} ${count === 1 ? 'Anzeige' : 'Anzeigen'} zurückgenommen.`,
  refused: (title: string, why: string) => `„${title}“: ${why}`,
  undoAll: (count: number) =>
    count === 1 ? 'Sperre zurücknehmen' : `Alle ${formatNumber(count)} Sperren zurücknehmen`,
} as const;
