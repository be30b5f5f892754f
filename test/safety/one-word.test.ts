import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatNumber } from '#domain/format/numbers.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Words that have another name here (docs/glossary.md), with that name. Legal and trade terms containing them are fine.
 */
const OTHER_NAMES: readonly [word: RegExp, weWrite: string][] = [
  [/(?:nennt|sagt|senkt|entscheidet)[^.?]*, wer verkauft\b|Verkäufer/, 'Anbieter'],
  [/\bWer (?:hier )?kauft\b|Käuferseite/, 'Käufer'],
  [/Korngröße|Partikelgröße/, 'Körnung'],
  [/Trockenheit/, 'Trocknung'],
  [/\bFahrt(?:en)?\b/, 'Fuhre'],
  [/\b(?:S|Meters)cheite\b/, 'Scheiter'],
  [/geschichtet/, 'geschlichtet'],
  [/\bEin(?:em)? Tipp (?:genügt|kommst)|genügt ein Tipp\b/, 'Ein Klick genügt'],
  [/Anbieterseite/, 'Anbieter'],
  [
    /\bLieferung\b(?! untrennbar)|Lieferkosten|Lieferadresse|Liefergebiet|\bLiefer-|\b(?:liefert ihr|liefert und)\b/,
    'Zustellung',
  ],
  [/Waldstraße/, 'Forststraße'],
  [/\b[Ww]ähle\b|\b[Tt]ippe\b|(?:Bitte |Oder |und |bitte )prüfe\b|(?:[.?!] |')Prüfe\b/, 'wähl, prüf, tipp'],
  [/\bMailadresse/, 'E-Mail-Adresse'],
  [
    /\b(?:[Ee]ine|einer|[Dd]ie|[Dd]iese|dieser|[Dd]eine|[Kk]eine|[Jj]ede) Mail\b|\b(?:in|aus|nach|mit|von) der Mail\b|\b(?:[Ee]ine|einer|[Dd]iese|dieser|[Kk]eine|[Jj]ede) E-Mail\b(?!-)/,
    'das Mail',
  ],
  [/\b(?:der|den) Polter\b/, 'das Polter'],
  [/bis auf Widerruf|Vertrag (?:ist|wurde) widerrufen|nicht mehr widerrufen/, 'Rücktritt'],
  [/Webseite/, 'Website'],
  [/[Zz]weite[rn]? Faktor|Bestätigung in zwei Schritten/, 'Anmeldung in zwei Schritten'],
  [
    /\bMitte in\b|\bMitte der Angebote\b|(?:unter|über) der Mitte\b|'Mitte'|\bMitte aller Preise\b|genau in der Mitte\b|, Mitte \$/i,
    'mittlerer Preis',
  ],
  [/steht (?:noch )?nicht(?:s)? da\b(?!,)/, 'nicht angegeben'],
  [/haben? nicht geantwortet|(?:kam|kamen|kommen)(?: gerade)? nicht an\b/, 'konnte nicht geladen werden'],
  [/Vorkasse|Vorauskasse/, 'Vorauszahlung'],
  [/\bUSt\./, 'USt'],
  [/\bRabatt/, 'Nachlass'],
  [/\bJanuar\b/, 'Jänner'],
  [/\b[Mm]it Komma (?:ge)?trenn/, 'Beistrich'],
  [/\bSchaltfläche/, 'Knopf'],
  [/Gewinnspiel/, 'Verlosung'],
  [/Notfallcode/, 'Wiederherstellungscode'],
  [/jemand anderes\b/, 'jemand anderer'],
  [/\bunsere[nr]? Geschäftsbedingungen/, 'AGB'],
  // Dryness, not length.
  [/ofenfertig(?:e Scheiter mit|,? bis| ?,? kurz)/, 'ofenlang'],
  [/\bangetrocknet/, 'vorgetrocknet'],
];

const files = [
  'src/texts/**/*.ts',
  'src/content/landing/**/*.ts',
  'src/content/legal/**/*.mdx',
  'src/domain/imports/import-examples.data.ts',
]
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .filter((name) => !name.endsWith('.test.ts'));

/** Lists of choices hold other spellings too, which an import or a search understands; read is what a page shows. */
const choices = globSync('src/domain/**/*.ts', { cwd: ROOT }).filter(
  (name) => !files.includes(name) && !name.endsWith('.test.ts'),
);

/** Lines that people read: no imports, no comments. */
const linesOf = (file: string): string[] =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:import |export \* |\/\/|\/?\*)/.test(line));

const shownIn = (file: string): string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\b(?:text|title|longText|name|facts): ['`]([^'`]*)['`]/g)].map(
    ([, text = '']) => text,
  );

const lines = [
  ...files.flatMap((file) => linesOf(file).map((line) => ({ file, line: line.trim() }))),
  ...choices.flatMap((file) => shownIn(file).map((line) => ({ file, line }))),
];
const placesOf = (word: RegExp): string[] =>
  lines.flatMap(({ file, line }) => (word.test(line) ? [`${file}: ${line}`] : []));

test('every folder of texts is read', () => {
  expect(files.length).toBeGreaterThan(90);
  expect(new Set(files.map((file) => file.split('/').slice(0, 4).join('/'))).size).toBeGreaterThan(35);
  expect(choices.flatMap(shownIn).length).toBeGreaterThan(30);
});

test.each(OTHER_NAMES.map(([word, weWrite]) => [weWrite, word] as const))('%s has no other name', (_weWrite, word) => {
  expect(placesOf(word)).toEqual([]);
});

test('the words chosen stand in the glossary', () => {
  const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
  const words = OTHER_NAMES.map(([, weWrite]) => weWrite).filter((word) => /^[A-ZÄÖÜ][\p{L}-]+$/u.test(word));
  expect(words.length).toBeGreaterThan(8);
  expect(words.filter((word) => !glossary.includes(word))).toEqual([]);
});

/** Years, standards, paragraphs, postcodes, numbers of firms and phones: four digits that are no quantity. */
const NO_QUANTITY =
  /\b(?:19|20|21)\d{2}\b(?!\s?(?:kWh|fm|rm|Euro|Zeichen|Stämme))|(?:ISO|EN|ÖNORM(?: [A-Z])?|\b[CLM]|Nr\.|OECD Code) ?\d[\d ]*(?:-\d+)*|§§? ?\d+(?: (?:und|bis) \d+)*|20\d{2}\/\d+|\b(?:ATU|FN |HFA-CoC-|PEFC\/)\d+|(?:0|\+43 )\d{3} ?\d+|\b1030 Wien\b|„33er Buche \d{4}“|(?:oder|Beispiel) [1-9]\d{3}(?! ?Zeichen)\b/g;
const UNGROUPED =
  /(?<![\d.,_/:#\w-])[1-9]\d{3,}(?![\d_\w])|(?<![\d.,])[1-9]\d{0,2}[ \u00a0']\d{3}(?!\d| \d)|\d\\u00a0\d{3}/;

const postLines = globSync('src/content/blog/*.mdx', { cwd: ROOT }).flatMap((file) =>
  readFileSync(join(ROOT, file), 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/\]\([^)]*\)|<[A-Z][^>]*>|\{[^}]*\}/g, ']')
    .split('\n')
    .map((line) => ({ file, line })),
);

const ungrouped = (line: string): boolean => UNGROUPED.test(line.replaceAll(NO_QUANTITY, '–'));

test('thousands have a dot in every text, as the formatter writes them', () => {
  expect(formatNumber(1950)).toBe('1.950');
  // Cells of exported files have another number format.
  const written = lines.filter(({ file }) => !file.startsWith('src/domain/imports/'));
  expect(
    [...written, ...postLines].filter(({ line }) => ungrouped(line)).map(({ file, line }) => `${file}: ${line}`),
  ).toEqual([]);
});

const EURO_BEHIND = /\d[\d.,]*[ \u00a0]?€/;
/** What people said stands as they said it. */
const withoutQuotes = (line: string): string => line.replaceAll(/„[^“]*“/g, '');

test('the sign of the euro stands before the figure, as the formatter writes it', () => {
  expect([...lines, ...postLines].filter(({ line }) => EURO_BEHIND.test(withoutQuotes(line)))).toEqual([]);
  expect(EURO_BEHIND.test('105 €/rm')).toBe(true);
});

test.each(['Mehr als 1000 Stämme', 'rund 1 887 kWh', String.raw`rund 1\u00a0887 kWh`, "10'000 Zeilen", 'bis 1907 kWh'])(
  'a bare figure is found: %s',
  (line) => expect(ungrouped(line)).toBe(true),
);
