import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

const run = promisify(execFile);

const PACKAGE = join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../..');

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

type FoundChromium = { executablePath: string; environment: Record<string, string> };

/** A Chromium that is there: named by CHROME_PATH, installed, or the one of the lock file. */
export async function findChromium(): Promise<FoundChromium> {
  const named = process.env['CHROME_PATH'];
  if (named) return { executablePath: named, environment: {} };
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return { executablePath: installed, environment: {} };
  return chromiumIn(await unpackedChromium());
}

async function chromiumIn(folder: string): Promise<FoundChromium> {
  const executablePath = join(folder, 'chromium');
  return { executablePath, environment: await librariesFor(executablePath, join(folder, 'al2023/lib')) };
}

/** The browser of the lock file with no font of the machine, so that it draws the same picture on each one. */
async function sameEverywhere(): Promise<FoundChromium> {
  const folder = await unpackedChromium();
  const { executablePath, environment } = await chromiumIn(folder);
  const settings = join(folder, 'only-own-fonts.conf');
  await writeFile(
    settings,
    `<?xml version="1.0"?>
<fontconfig><dir>${join(folder, 'fonts/fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>
`,
  );
  return { executablePath, environment: { ...environment, FONTCONFIG_FILE: settings } };
}

/**
 * Returns the folder with the browser of the lock file. It is unpacked to a temporary folder and then renamed, so that it
 * is complete as soon as it exists, even if another process unpacks at the same time or was killed.
 */
async function unpackedChromium(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  const folder = join(tmpdir(), `stammplatz-chromium-${version}`);
  if (existsSync(folder)) return folder;
  const staging = await mkdtemp(`${folder}-`);
  // The package unpacks into the temporary folder of its process, and takes a half-written browser there for a whole one.
  await run(process.execPath, [join(import.meta.dirname, 'unpack-chromium.mjs'), join(PACKAGE, 'bin')], {
    env: { ...process.env, TMPDIR: staging },
  });
  await rename(staging, folder).catch(async (error: NodeJS.ErrnoException) => {
    await rm(staging, { recursive: true, force: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  return folder;
}

/** Names the libraries of the package only where the machine lacks one: its own fit its fonts and its C library better. */
async function librariesFor(executablePath: string, libraries: string): Promise<Record<string, string>> {
  const needed = await run('ldd', [executablePath]).catch(() => ({ stdout: 'not found' }));
  return needed.stdout.includes('not found') ? { LD_LIBRARY_PATH: libraries } : {};
}

/** No hints of the machine for its screen, and grey edges of letters. */
const SAME_EVERYWHERE = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/** Starts a browser without background traffic; with `drawsTheSameEverywhere` one whose pictures can be compared. */
export async function launchBrowser({ drawsTheSameEverywhere = false } = {}): Promise<Browser> {
  const { executablePath, environment } = await (drawsTheSameEverywhere ? sameEverywhere() : findChromium());
  return chromium.launch({
    executablePath,
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      '--disable-sync',
      '--disable-dev-shm-usage',
      // Each visitor has a process of its own anyway; without it Chromium starts a second one for each in advance.
      '--renderer-process-limit=1',
      ...(drawsTheSameEverywhere ? SAME_EVERYWHERE : []),
    ],
    env: { ...definedEnvironment(), ...environment },
  });
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
