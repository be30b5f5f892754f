import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';

/** Measures of the code structure from file names and imports alone: nouns, doors, knots, crowded folders. */

export const ROOMS = {
  domain: 'src/domain',
  contract: 'src/contract',
  texts: 'src/texts/de',
  server: 'src/server',
  web: 'src/web',
} as const;
export type Room = keyof typeof ROOMS;
export const ROOM_NAMES = Object.keys(ROOMS) as readonly string[] as readonly Room[];

export const MOST_FILES_IN_A_FOLDER = 20;

/** Folders that every noun of the room may use as they are; tools/oxlint-rooms.js holds the same. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  server: ['platform'],
  web: ['api', 'device', 'forms', 'page'],
};
const DOORS: Readonly<Record<string, RegExp>> = {
  server: /\.service\.ts$/,
  web: /\.(?:parts\.tsx?|queries\.ts)$/,
};

/** Source files by their path from the root. */
export type Sources = ReadonlyMap<string, string>;

export type Arrow = { from: string; to: string };

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

export function readSources(root: string): Sources {
  const names = globSync('src/**/*.{ts,tsx,css}', { cwd: root }).map((name) => name.split(sep).join('/'));
  return new Map(names.toSorted().map((name) => [name, readFileSync(join(root, name), 'utf8')]));
}

/** The first folder below the room; null for a file of the room itself and for other rooms. */
export function nounOf(file: string, room: Room): string | null {
  const start = `${ROOMS[room]}/`;
  const [noun, ...inside] = file.startsWith(start) ? file.slice(start.length).split('/') : [];
  return noun !== undefined && inside.length > 0 ? noun : null;
}

export function nounsOf(sources: Sources, room: Room): string[] {
  return [...new Set([...sources.keys()].flatMap((file) => nounOf(file, room) ?? []))].toSorted();
}

const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)'([#.][^']+)'/g;

/** What the program's files name of each other; tests may look anywhere. */
function importsOf(sources: Sources): Arrow[] {
  return [...sources]
    .filter(([file]) => /\.tsx?$/.test(file) && !isTest(file))
    .flatMap(([from, text]) =>
      [...text.matchAll(IMPORT)].map(([, name = '']) => ({
        from,
        to: name.startsWith('#')
          ? `src/${name.slice(1)}`
          : normalize(join(dirname(from), name))
              .split(sep)
              .join('/'),
      })),
    );
}

function arrowsBetweenNouns(sources: Sources, room: Room): Arrow[] {
  return importsOf(sources).filter(({ from, to }) => {
    const [own, other] = [nounOf(from, room), nounOf(to, room)];
    return own !== null && to.startsWith(`${ROOMS[room]}/`) && own !== other;
  });
}

/** Imports that reach inside another noun of the room, or from a noun up to the frame of the room. */
export function crossings(sources: Sources, room: 'server' | 'web'): Arrow[] {
  return arrowsBetweenNouns(sources, room).filter(({ to }) => {
    const noun = nounOf(to, room);
    return noun === null || !(SHARED[room]?.includes(noun) || DOORS[room]?.test(to));
  });
}

/** Groups of nouns in which each is reached from each other. */
export function knots(sources: Sources, room: Room): string[][] {
  const reached = new Map<string, Set<string>>();
  for (const { from, to } of arrowsBetweenNouns(sources, room)) {
    const [own, other] = [nounOf(from, room), nounOf(to, room)];
    if (own !== null && other !== null) reached.set(own, (reached.get(own) ?? new Set()).add(other));
  }
  const everythingFrom = (noun: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [noun];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const fresh = [...(reached.get(next) ?? [])].filter((other) => !seen.has(other));
      waiting.push(...fresh);
      for (const other of fresh) seen.add(other);
    }
    return seen;
  };
  const all = new Map([...reached.keys()].toSorted().map((noun) => [noun, everythingFrom(noun)]));
  const tied = [...all].filter(([noun, others]) => others.has(noun));
  const groups = tied.map(([noun, others]) =>
    tied.map(([other]) => other).filter((other) => others.has(other) && all.get(other)?.has(noun)),
  );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

/** Folders with more files than a person takes in at a glance. */
export function crowdedFolders(sources: Sources): string[] {
  const counts = Map.groupBy(sources.keys(), (file) => dirname(file));
  return [...counts].filter(([, files]) => files.length > MOST_FILES_IN_A_FOLDER).map(([folder]) => folder);
}

/** The rooms in which the table of docs/architecture.md says that a noun has files. */
export function nounTable(page: string): Map<string, Room[]> {
  const section = page.split('## One word per thing')[1]?.split('\n## ')[0] ?? '';
  const rows = section.matchAll(/^\| `([a-z-]+)` +\|[^|]*\|([^|]*)\|$/gm);
  return new Map(
    [...rows].map(([, noun = '', rooms = '']) => [noun, ROOM_NAMES.filter((room) => rooms.includes(room))]),
  );
}

const KIT_STYLES = /^src\/ui\/.*\.css$/;
const OTHER_STYLES = /^src\/(?!ui\/).*\.css$/;
const CLASS = /\.(-?[a-z_][\w-]*)/gi;

/**
 * Selectors outside the kit that style an element by a class of the kit, as `file: selector`. Using one as an ancestor
 * does not count.
 */
export function restyledKit(sources: Sources): string[] {
  const kit = new Set(selectorsIn(sources, KIT_STYLES).flatMap(({ selector }) => classesIn(selector)));
  return selectorsIn(sources, OTHER_STYLES)
    .filter(({ selector }) => classesIn(subjectOf(selector)).some((name) => kit.has(name)))
    .map(({ file, selector }) => `${file}: ${selector}`);
}

const classesIn = (selector: string): string[] => [...selector.matchAll(CLASS)].map(([, name = '']) => name);

function selectorsIn(sources: Sources, files: RegExp): { file: string; selector: string }[] {
  return [...sources]
    .filter(([file]) => files.test(file))
    .flatMap(([file, text]) =>
      [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
        .map(([, head = '']) => head.trim().replaceAll(/\s+/g, ' '))
        .filter((head) => !head.startsWith('@'))
        .flatMap((head) => splitOutsideBrackets(head, /,/))
        .map((selector) => ({ file, selector: selector.trim() })),
    );
}

/** The part of a selector for the styled element, without `:not` and `:has`. */
function subjectOf(selector: string): string {
  const subject = splitOutsideBrackets(selector, /[\s>+~]/).findLast((part) => part !== '') ?? '';
  return subject.replaceAll(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
}

function splitOutsideBrackets(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (depth === 0 && separator.test(character)) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts;
}

const HARD_WORDS = /(?<!`)\b(?:whoever|nobody|somebody|anew|reckon(?:s|ed)?)\b/gi;

/** Lines of code, tests among it, with words that carried a private language once; German texts do not count. */
export function linesWithHardWords(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => /\.tsx?$/.test(file) && !file.startsWith(ROOMS.texts))
    .flatMap(([file, text]) =>
      text.split('\n').flatMap((line) => [...line.matchAll(HARD_WORDS)].map(([word]) => `${file}: ${word}`)),
    );
}

export const linesOf = (sources: Sources, ending: RegExp): number =>
  countIn(sources, (file) => ending.test(file), /\n/g);

function countIn(sources: Sources, isMeant: (file: string) => boolean, pattern: RegExp): number {
  const meant = [...sources].filter(([file]) => isMeant(file) && !isTest(file));
  return meant.reduce((sum, [, text]) => sum + [...text.matchAll(pattern)].length, 0);
}
