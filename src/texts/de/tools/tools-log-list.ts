import { counted } from '#domain/format/counted.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import type { LogListRules } from '#domain/wood/logs/log-list-sums.ts';

const logs = (count: number) => counted(count, 'Stamm', 'Stämme');

/** Words of the measuring list. */
export const logListTexts = {
  title: 'Rundholz-Rechner: Abmaßliste',
  description:
    'Abmaßliste für Rundholz: Stämme tippen, aus der Tabelle einfügen oder als CSV öffnen. Summen nach Holzart, Güte und Stärkeklasse, Rindenabzug, PDF mit QR-Code.',
  intro: 'Länge und Mittendurchmesser je Stamm. Rechnet auch ohne Netz.',
  logs,
  add: (number: number) => `Stamm ${number}`,
  entry: 'Stamm eintragen',
  columns: {
    number: 'Nr.',
    species: 'Holzart',
    length: 'Länge',
    diameterPlace: 'Mitten-',
    diameter: 'Ø',
    class: 'Klasse',
    grade: 'Güte',
    volume: 'fm',
  },
  underBark: 'Ø ohne Rinde (cm)',
  billedLength: 'Verrechnete Länge (m)',
  billed: 'verr.',
  table: 'Stämme der Liste',
  remove: (number: number) => `Stamm ${number} löschen`,
  removeColumn: 'Löschen',
  removed: (number: number) => `Stamm ${number} gelöscht.`,
  added: (number: number, volume: string) => `Stamm ${number}: ${volume} fm.`,
  undo: 'Rückgängig',
  empty: 'Noch kein Stamm',
  emptyText: 'Trag oben den ersten Stamm ein, füg eine Liste aus der Tabelle ein oder sieh dir ein Beispiel an.',
  example: 'Beispiel ansehen',
  paste: 'Liste einfügen',
  pasteTitle: 'Liste aus der Tabelle einfügen',
  pasteLabel: 'Zeilen aus der Tabelle',
  pasteHelp:
    'Eine Zeile je Stamm: Holzart, Länge, Durchmesser, Güte. Eine Kopfzeile wird erkannt. Längen in m oder cm, Durchmesser in cm oder mm.',
  pasteExample: 'Fichte;4,00;33;B\nLärche;5,10;42/41;A',
  take: 'Übernehmen',
  openCsv: 'CSV öffnen',
  saveCsv: 'CSV speichern',
  csvFile: 'abmassliste.csv',
  print: 'Drucken',
  pdf: 'PDF mit QR-Code',
  clear: 'Liste leeren',
  cleared: 'Die Liste ist leer.',
  taken: (count: number) => `${logs(count)} übernommen.`,
  unread: (count: number) => (count === 1 ? 'Eine Zeile war nicht zu lesen:' : `${count} Zeilen waren nicht zu lesen:`),
  unreadLine: (line: number, text: string) => `Zeile ${line}: ${text}`,
  unknownSpecies: (word: string) => `(Holzart „${word}“ nicht bekannt)`,
  unreadMore: (count: number) => `und ${count} weitere`,
  badFile: 'Die Datei ließ sich nicht lesen. Ist es eine CSV-Datei?',
  full: 'Mehr als 1.000 Stämme fasst eine Liste nicht.',
  sum: (count: number) => `Summe, ${logs(count)}`,
  meanDiameter: 'Mittlerer Durchmesser',
  media: 'Stärkeklasse im Mittel',
  bySpecies: 'Nach Holzart',
  byGrade: 'Nach Güte',
  byClass: 'Nach Stärkeklasse',
  noGrade: 'ohne Güte',
  picture: (count: number) => `Zeichnung: ${logs(count)} von der Stirnseite`,
  changeRules: 'Regeln ändern',
  ruleText: {
    FORESTRY: 'Durchmesser auf ganze Zentimeter ab, Volumen je Stamm auf drei Stellen.',
    EXACT: 'Durchmesser wie gemessen, Volumen je Stamm auf drei Stellen.',
  },
  ruleTitle: { FORESTRY: 'Forstlich gerundet:', EXACT: 'Genau gerechnet:' },
  barkText: { NONE: 'Ohne Rindenabzug.', ALTHERR: 'Rinde nach Altherr.', RVR: 'Rinde in Stufen nach RVR.' },
  agreedBark: (steps: string) => `Rinde wie vereinbart: ${steps}.`,
  agreedStep: (upTo: string, bark: string) => `bis ${upTo} cm ${bark} cm`,
  agreedRest: (bark: string) => `darüber ${bark} cm`,
  agreedForAll: (bark: string) => `immer ${bark} cm`,
  lengthText: { BLOCH: 'Länge als Bloch.', LANGHOLZ: 'Länge als Langholz.', LAUBHOLZ: 'Länge als Laubholz.' },
  sell: 'Anzeige aufgeben',
  adverts: 'Rundholz ansehen',
  advertsOf: (species: string) => `${species} Rundholz ansehen`,
  worked: (number: number) => `So gerechnet: Stamm ${number}`,
  questions: [
    {
      question: 'Wie kommt meine Liste auf ein anderes Gerät?',
      answer:
        'Die Adresse der Seite enthält die ganze Liste. Schick den Link weiter oder scanne den QR-Code auf dem PDF. Auf unserem Server wird nichts gespeichert.',
    },
    {
      question: 'Was bedeutet Media 2b?',
      answer:
        'Der mittlere Durchmesser des ganzen Loses liegt zwischen 25 und 29 cm ohne Rinde. „2a+“ heißt: alle Stämme ab 20 cm.',
    },
    {
      question: 'Welche Rindentabelle gilt?',
      answer:
        'Die ÖNORM L 1021 lässt mehrere zu. Anbieter und Käufer einigen sich auf eine, am besten im Schlussbrief. Fertig ist Altherr (Schönbrunner Tabelle). Die Tabellen der Mayr-Melnhof’schen Forstdirektion (Güde) und von Kirschner für Tirol sind nicht frei veröffentlicht: Trag die Abzüge aus deiner Tabelle als vereinbarte Stufen ein. Wurde ohne Rinde gemessen, wird nichts abgezogen.',
    },
  ],
} as const;

/** Returns the bark rule of a list in words, agreed steps with their figures. */
export function barkRuleText({ barkMethod, agreedBark = [] }: Pick<LogListRules, 'barkMethod' | 'agreedBark'>): string {
  if (barkMethod !== 'AGREED') return logListTexts.barkText[barkMethod];
  if (agreedBark.length === 0) return logListTexts.barkText.NONE;
  const { agreedStep, agreedRest, agreedForAll } = logListTexts;
  const rest = agreedBark.length === 1 ? agreedForAll : agreedRest;
  const steps = agreedBark.map(({ upToInCm, barkInCm }) =>
    upToInCm === null ? rest(formatNumber(barkInCm)) : agreedStep(formatNumber(upToInCm), formatNumber(barkInCm)),
  );
  return logListTexts.agreedBark(steps.join(', '));
}

/** Words of the measuring list on paper. */
export const logListPaper = {
  title: 'Abmaßliste',
  date: (date: string) => `Erstellt am ${date} mit Stammplatz`,
  lot: (logs: string, diameter: string, strengthClass: string) =>
    `${logs}, mittlerer Durchmesser ${diameter} cm, Stärkeklasse im Mittel ${strengthClass}`,
  underBark: 'Ø o. R. (cm)',
  lengths: 'Länge/verr. (m)',
  others: 'andere',
  qr: 'Diese Seite im Rechner öffnen',
  page: (page: number, count: number) => `Seite ${page} von ${count}`,
  notice:
    'Selbst erfasste Liste, kein geeichtes Werksmaß. Maßgeblich ist, was Anbieter und Käufer vereinbart haben. Ø o. R.: Durchmesser ohne Rinde.',
} as const;
