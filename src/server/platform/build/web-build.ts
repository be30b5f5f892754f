import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isProgramFresh } from './program-stamp.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const ROOT = join(import.meta.dirname, '../../../..');
const STAMP = join(ROOT, 'dist/stamp');
const INPUTS = [
  'src/{web,ui,content,contract,domain,texts}/**/*',
  'public/**/*',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'tools/{cut-fonts,icon-sprite,mdx,slim-contract,slim-manifest,slim-router}.ts',
];

/** Digest of all sources of the browser bundle, without their tests. */
export function hashWebSources(root: string = ROOT): string {
  const hash = createHash('sha256');
  const files = INPUTS.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Builds pages and program where their sources changed since the last finished build; true when it built pages. */
export async function buildIfStale(): Promise<boolean> {
  const hasBuilt = await buildPagesIfStale();
  await buildProgramIfStale();
  return hasBuilt;
}

/** Bundles the server's program where its sources changed, in a process of its own: the tools take much memory. */
export async function buildProgramIfStale(): Promise<void> {
  if (!isProgramFresh()) await run('bundling of the program', [join(ROOT, 'tools/build-program.ts')]);
}

/**
 * Builds the web bundle when its sources changed since the last finished build; true when it built. It builds into a
 * new folder that replaces the old one at the end, so that a failed or killed build leaves the old one intact.
 */
export async function buildPagesIfStale(): Promise<boolean> {
  const hash = hashWebSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return false;
  const half = `dist-${process.pid}`;
  try {
    await run('web build', [join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'build'], { BUILD_FOLDER: half });
    await compressAssets(join(ROOT, half, 'client/assets'));
    writeFileSync(join(ROOT, half, 'stamp'), hash);
    replaceFolder(join(ROOT, half), join(ROOT, 'dist'));
  } finally {
    rmSync(join(ROOT, half), { recursive: true, force: true });
  }
  return true;
}

/** Above so many bytes (the map's engine alone) the last 2 % of brotli would take longer than the rest of the build. */
const WORTH_ALL_EFFORT_IN_BYTES = 600_000;

/** Writes a brotli and a gzip version beside every text file. */
export async function compressAssets(folder: string): Promise<void> {
  await Promise.all(
    globSync('**/*.{js,mjs,css,svg,json}', { cwd: folder }).map(async (name) => {
      const file = join(folder, name);
      const bytes = await readFile(file);
      const [br, gz] = await Promise.all([
        brotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: bytes.length < WORTH_ALL_EFFORT_IN_BYTES ? 11 : 9,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        }),
        deflate(bytes, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}

/** Replaces a folder by another one. Of two concurrent starts the later one retries. */
export function replaceFolder(from: string, to: string): void {
  for (let attempt = 1; ; attempt++) {
    const old = `${from}.old-${attempt}`;
    try {
      if (existsSync(to)) renameSync(to, old);
      renameSync(from, to);
      return;
    } catch (error) {
      if (attempt === 5 || !existsSync(from)) throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}

function run(what: string, command: readonly string[], environment: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...command], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The ${what} failed:\n${output.slice(-4000)}`)),
    );
  });
}
