import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ROOM_NAMES,
  type Sources,
  crossings,
  crowdedFolders,
  knots,
  linesOf,
  linesWithHardWords,
  nounTable,
  nounsOf,
  readSources,
  restyledKit,
} from './house.ts';

/**
 * Measures of the code structure that may not get worse: `npm run check` compares all but the lines of code with
 * tools/house-figures.json. `npm run gen` does not touch that file; `node tools/run.mjs tools/measure-house.ts write`
 * does, and a figure that rises needs a reason in the commit.
 */

const ROOT = join(import.meta.dirname, '..');
const UNCOMPARED = join(ROOT, 'test/uncompared-rows.json');
const KEPT = join(import.meta.dirname, 'house-figures.json');

export type Figures = Readonly<Record<string, number>>;

/** Each figure with the files behind it, where they can be named. */
export function measure(sources: Sources, page: string): Record<string, { figure: number; where: string[] }> {
  const named = (where: string[]) => ({ figure: where.length, where });
  const only = (figure: number) => ({ figure, where: [] });
  const table = nounTable(page);
  const unlisted = ROOM_NAMES.flatMap((room) =>
    nounsOf(sources, room)
      .filter((noun) => !table.get(noun)?.includes(room))
      .map((noun) => `${room}/${noun}`),
  );
  const inside = (room: 'server' | 'web') => crossings(sources, room).map(({ from, to }) => `${from} → ${to}`);
  return {
    'imports inside another noun of the server': named(inside('server')),
    'imports inside another noun of the pages': named(inside('web')),
    'nouns in knots': named(
      ROOM_NAMES.flatMap((room) =>
        knots(sources, room)
          .flat()
          .map((noun) => `${room}/${noun}`),
      ),
    ),
    'folders whose name is not in the table of nouns': named(unlisted),
    'folders with more than 20 files': named(crowdedFolders(sources)),
    'row types that nothing checks': named(uncomparedRows()),
    'styles of kit classes outside the kit': named(restyledKit(sources)),
    'words of a private language': named(linesWithHardWords(sources)),
    'lines of code': only(linesOf(sources, /\.tsx?$/)),
    'lines of styles': only(linesOf(sources, /\.css$/)),
  };
}

/** Files with a row type that no test of kind db compares with its columns, each as often as it has one. */
function uncomparedRows(): string[] {
  const counts: Readonly<Record<string, number>> = JSON.parse(readFileSync(UNCOMPARED, 'utf8'));
  return Object.entries(counts).flatMap(([file, count]) => Array<string>(count).fill(file));
}

/** Every feature needs lines, so their number is shown and not held. */
const SHOWN_ONLY: ReadonlySet<string> = new Set(['lines of code']);

/** Figures that are higher than they were. */
export const worse = (now: Figures, before: Figures): string[] =>
  Object.entries(now)
    .filter(([name, figure]) => !SHOWN_ONLY.has(name) && figure > (before[name] ?? 0))
    .map(([name, figure]) => `${name}: ${figure}, was ${before[name] ?? 0}`);

const measureAll = (): ReturnType<typeof measure> =>
  measure(readSources(ROOT), readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8'));

export function houseIsNoWorse(): boolean {
  const measured = measureAll();
  const before: Figures = JSON.parse(readFileSync(KEPT, 'utf8'));
  const now = figuresOf(measured);
  const found = worse(now, before);
  for (const line of found) console.error(line);
  for (const [name, { figure, where }] of Object.entries(measured))
    if (!SHOWN_ONLY.has(name) && figure > (before[name] ?? 0)) for (const place of where) console.error(`  ${place}`);
  return found.length === 0;
}

const figuresOf = (measured: ReturnType<typeof measure>): Figures =>
  Object.fromEntries(Object.entries(measured).map(([name, { figure }]) => [name, figure]));

if (process.argv[1] === import.meta.filename) {
  const measured = measureAll();
  for (const [name, { figure, where }] of Object.entries(measured))
    console.log([`${String(figure).padStart(7)}  ${name}`, ...where.map((place) => `         ${place}`)].join('\n'));
  if (process.argv[2] === 'write') writeFileSync(KEPT, `${JSON.stringify(figuresOf(measured), null, 2)}\n`);
}
