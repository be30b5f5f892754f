import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LICENCES, READ_LICENCES, SPECIAL_WORKS } from './notices.data.ts';

const ROOT = join(import.meta.dirname, '..');

type LockEntry = {
  version?: string;
  license?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type Packages = Readonly<Record<string, LockEntry>>;

export type RuntimePackage = { name: string; version: string; licence: string; holder: string };

const names = (entry: LockEntry | undefined): string[] => [
  ...Object.keys(entry?.dependencies ?? {}),
  ...Object.keys(entry?.optionalDependencies ?? {}),
];

/** The folder of a dependency by Node's resolution: in the importing package, else one folder up, and so on. */
function findPlace(packages: Packages, asking: string, name: string): string | null {
  for (let folder = asking; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return null;
  }
}

const runsOnLinux = (entry: LockEntry | undefined): boolean =>
  (entry?.os?.includes('linux') ?? true) && !entry?.cpu?.includes('wasm32');

/** Everything that runs on the server or in the browser; packages for other systems than Linux are left out. */
function runtimePlaces(packages: Packages): string[] {
  const places = new Set<string>();
  const visit = (asking: string): void => {
    for (const name of names(packages[asking])) {
      const place = findPlace(packages, asking, name);
      if (place === null || places.has(place) || !runsOnLinux(packages[place])) continue;
      places.add(place);
      visit(place);
    }
  };
  visit('');
  return [...places];
}

const LICENCE_FILE = /^(licen[sc]e|copying)/i;
const HOLDER = /^\W{0,3}(copyright (?:\(c\)|©|\d{4}|by )?.*|\(c\) .*)$/im;
/** Words of the licence text itself, or an empty form. */
const NOT_A_HOLDER = /notice|holder|[[{]yyyy[\]}]|copyright in it|^copyright$/i;

/** The first copyright line of a package's licence file, or its author. */
function holderOf(place: string): string {
  const folder = join(ROOT, place);
  for (const file of readdirSync(folder).filter((name) => LICENCE_FILE.test(name))) {
    const line = HOLDER.exec(readFileSync(join(folder, file), 'utf8'))?.[1]?.trim() ?? '';
    // Font packages list one line per file; the first names the project.
    if (line !== '' && !NOT_A_HOLDER.test(line)) return line.replace(/ \S+\.ttf:.*$/, '').replace(/ ?<.*?>/g, '');
  }
  const { author, contributors } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const person: unknown = author ?? contributors?.[0] ?? '';
  const name = typeof person === 'object' && person !== null && 'name' in person ? String(person.name) : String(person);
  return name.replace(/\s*[<(].*$/, '');
}

/** The runtime packages of the lock file in the order of their names. @throws Error for a licence that was not reviewed. */
export function runtimePackages(): RuntimePackage[] {
  const { packages }: { packages: Packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return runtimePlaces(packages)
    .map((place) => {
      const entry = packages[place] ?? {};
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const licence = entry.license ?? READ_LICENCES[name] ?? 'unknown';
      const unread = partsOf(licence).filter((part) => !LICENCES[part]);
      if (unread.length > 0) throw new Error(`The licence of ${name} is new: ${unread.join(', ')}.`);
      // Whether an optional package is installed depends on the machine; the page must not.
      const holder = entry.optional || !existsSync(join(ROOT, place)) ? '' : holderOf(place);
      return { name, version: entry.version ?? '', licence, holder };
    })
    .toSorted((a, b) => (a.name === b.name ? compare(a.version, b.version) : compare(a.name, b.name)));
}

const partsOf = (licence: string): string[] => licence.split(/ AND | and | OR |[()]/).filter((part) => part !== '');

/** The licence that an installed package states itself; null where it is not installed or states none. */
function statedLicence(place: string): string | null {
  const file = join(ROOT, place, 'package.json');
  if (!existsSync(file)) return null;
  const { license }: { license?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
  return typeof license === 'string' ? license : null;
}

/** Installed packages that the product runs with and whose own licence is not among the reviewed ones. */
export function unreviewedLicences(stated: (place: string) => string | null = statedLicence): string[] {
  const { packages }: { packages: Packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return runtimePlaces(packages).flatMap((place) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = stated(place) ?? packages[place]?.license ?? READ_LICENCES[name] ?? 'unknown';
    return partsOf(licence).every((part) => LICENCES[part]) ? [] : [`${name}: ${licence}`];
  });
}

const compare = (a: string, b: string): number => (a < b ? -1 : 1);

/** The page of licences, made from the lock file and the packages themselves. */
export function noticesText(): string {
  const packages = runtimePackages();
  const used = new Set(packages.flatMap(({ licence }) => licence.split(/ AND | and | OR |[()]/)));
  used.add('PostgreSQL');
  const special = SPECIAL_WORKS.map(
    (work) => `- ${work.packages.map((name) => `\`${name}\``).join(', ')}: ${work.text}`,
  );
  const list = packages.map(
    ({ name, version, licence, holder }) =>
      `- \`${name}\` ${version} – ${licence}${holder === '' ? '' : ` – ${holder}`}`,
  );
  const licences = Object.entries(LICENCES)
    .filter(([id]) => used.has(id))
    .map(([id, { name, address, text }]) =>
      [
        `### ${id}`,
        `${name}: <${address}>`,
        ...(text === undefined ? [] : [text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>')]),
      ].join('\n\n'),
    );
  return [
    '# Third-party notices',
    'Stammplatz itself is under the licence in `LICENSE`. This page, made by `npm run gen`, lists the packages it runs with: on the server, in the browser, or both. Tools for building and testing are not among them. The full text of every licence lies in the package itself, below `node_modules`.',
    '## Fonts, icons, data and programs',
    special.join('\n'),
    '## Packages',
    list.join('\n'),
    '## Licences',
    licences.join('\n\n'),
    '',
  ].join('\n\n');
}
