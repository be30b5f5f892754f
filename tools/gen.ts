import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { buildApp } from '#server/build-app.ts';
import { systemClock } from '#server/platform/clock.ts';
import { ConfigSchema } from '#server/platform/config-schema.ts';
import { readConfig } from '#server/platform/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createMemory } from '#server/platform/memory.ts';
import { prepareDatabase } from '#server/prepare.ts';
import { BLOG_HEADS_FILE, blogHeadsText } from './blog-heads.ts';
import { DRAWING_VERSION_FILE, drawingVersionText } from './drawing-version.ts';
import { databaseTypes } from './gen-database-types.ts';
import { generateOpenApi } from './gen-openapi.ts';
import { IMPORTS_PAGE, importsPageText } from './imports-page.ts';
import { noticesText } from './notices.ts';

/** `npm run gen`: writes every file that is made from another one; the check compares them with what is committed. */

const ROOT = join(import.meta.dirname, '..');

type Scratch = { types: string; openApi: string };

/** Facts that only a migrated database and the wired product have: table types and the implemented calls. */
async function readScratch(): Promise<Scratch> {
  const folder = mkdtempSync(join(tmpdir(), 'stammplatz-gen-'));
  chmodSync(folder, 0o755);
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const opened = await openDatabase(config);
  try {
    await prepareDatabase(opened.db);
    const logger = createLogger('silent');
    const base = { db: opened.db, clock: systemClock, newId, config, logger, memory: createMemory() };
    const { app, server } = await buildApp(base, { loadBundle: null, isDevelopment: false });
    const openApi = generateOpenApi(server.routed);
    await app.close();
    return { types: await databaseTypes(opened.db), openApi };
  } finally {
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function configurationPage(): string {
  const rows = configKeys().map(({ name, standard, text }) => `| \`${name}\` | ${standard} | ${text} |`);
  return `# Configuration\n\nEvery environment variable, made from \`src/server/platform/config.ts\` by \`npm run gen\`. All are optional.\n\n| variable | default | meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

function environmentExample(): string {
  return `# Made by "npm run gen" from src/server/platform/config.ts. All variables are optional.\n${configKeys()
    .map(
      ({ name, text, standard }) =>
        `\n# ${text}\n# ${name}=${standard === 'not set' ? '' : standard.replaceAll('`', '')}\n`,
    )
    .join('')}`;
}

function configKeys(): { name: string; standard: string; text: string }[] {
  return Object.entries(ConfigSchema.shape).map(([name, schema]) => {
    const fallback: unknown = schema.safeParse(undefined).data;
    return {
      name,
      text: schema.description ?? '',
      standard: fallback === undefined || fallback === '' ? 'not set' : `\`${String(fallback)}\``,
    };
  });
}

async function generatedFiles(): Promise<Map<string, string>> {
  const { types, openApi } = await readScratch();
  const files = new Map([
    ['src/server/platform/database/database-schema.ts', types],
    ['docs/configuration.md', configurationPage()],
    ['docs/openapi.json', openApi],
    [IMPORTS_PAGE, importsPageText(readFileSync(join(ROOT, IMPORTS_PAGE), 'utf8'))],
    [BLOG_HEADS_FILE, await blogHeadsText()],
    [DRAWING_VERSION_FILE, drawingVersionText(ROOT)],
    ['.env.example', environmentExample()],
    ['THIRD-PARTY-NOTICES.md', noticesText()],
  ]);
  for (const [name, text] of files) {
    if (name.startsWith('.env') || name.endsWith('.json')) continue;
    const options = await resolveConfig(join(ROOT, name));
    files.set(name, await format(text, { ...options, filepath: join(ROOT, name) }));
  }
  return files;
}

/** Whether every generated file is what the generator would write now; names the stale ones. */
export async function generatedFilesAreFresh(): Promise<boolean> {
  const stale = [...(await generatedFiles())].filter(([name, text]) => {
    const file = join(ROOT, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  stale.forEach(([name]) => console.error(`${name} is stale: run "npm run gen".`));
  return stale.length === 0;
}

if (import.meta.main) {
  for (const [name, text] of await generatedFiles()) writeFileSync(join(ROOT, name), text);
}
