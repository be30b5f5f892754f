import { LOG_WOOD_TYPES } from './log-list.ts';

/** Abbreviations of measuring sheets and spoken names in addition to those of the wood types. Source: trade usage. */
const SPOKEN: Readonly<Record<string, string>> = {
  FICHTE: 'fi rottanne',
  TANNE: 'ta wta',
  FITA: 'fi/ta ta/fi fita fichte-tanne',
  KIEFER: 'ki kie wki weißföhre rotföhre waldkiefer',
  SCHWARZKIEFER: 'ski sk',
  LAERCHE: 'lä la lae lär',
  DOUGLASIE: 'dgl dg do dou',
  ZIRBE: 'zi zir zirm zirbenholz',
  WEYMOUTHSKIEFER: 'str wk',
  EIBE: 'eib',
  BUCHE: 'bu rbu rb',
  HAINBUCHE: 'hb hbu hainb hagebuche',
  EICHE: 'ei sei tei',
  ROTEICHE: 'rei',
  ZERREICHE: 'zei',
  ESCHE: 'es',
  AHORN: 'ah bah sah',
  BIRKE: 'bi',
  ERLE: 'er ser ger',
  ROBINIE: 'ro rob',
  KIRSCHE: 'kir vki',
  NUSS: 'nu nus nuß walnuß',
  SCHWARZNUSS: 'sn snu',
  LINDE: 'li',
  PAPPEL: 'pa pap',
  ASPE: 'as',
  WEIDE: 'we wei',
  ULME: 'ul',
  EDELKASTANIE: 'eka',
  ELSBEERE: 'els',
};

const plain = (text: string): string => text.trim().toLowerCase().replace(/\.$/, '');

/** "Schwarz-/Grauerle" names two: "Schwarzerle" and "Grauerle"; the second word shares its end with the first. */
function namesIn(text: string): string[] {
  return text.split(/, /).flatMap((name) => {
    const [, first, second] = /^(\p{L}+)-\/(\p{L}+)$/u.exec(name) ?? [];
    if (first === undefined || second === undefined) return [name];
    const end = ENDS.find((one) => second.endsWith(one)) ?? '';
    return [`${first}${end}`, second];
  });
}
const ENDS = ['eiche', 'ahorn', 'erle'] as const;

const idByName = new Map<string, number>(
  LOG_WOOD_TYPES.flatMap(({ id, code, text, shortText, slug }) => {
    const further = /\(([^()]+)\)$/.exec(text)?.[1] ?? '';
    const names = [shortText, slug, code, ...namesIn(further), ...(SPOKEN[code] ?? '').split(' ')];
    return names.filter((name) => name !== '').map((name) => [plain(name), id] as const);
  }),
);

/** Returns the wood type that a cell of a measuring list names: its name, a further one or a short form. */
export const logSpeciesOf = (cell: string): number | undefined => idByName.get(plain(cell));
