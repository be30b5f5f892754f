import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ConfigSchema } from '#server/platform/config.ts';
import { type Db, openDatabase } from '#server/platform/database.ts';
import { migrate } from '#server/platform/migrate.ts';
import { databaseTypes } from './gen-database-types.ts';

/** `npm run gen`: writes every file that is made from another one; the check compares them with what is committed. */

const ROOT = join(import.meta.dirname, '..');

async function withScratchDatabase<T>(use: (db: Db) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'stammplatz-gen-'));
  const opened = await openDatabase({ databaseUrl: null, dataDir: folder });
  try {
    await migrate(opened.db);
    return await use(opened.db);
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
    .map(({ name, text, standard }) => `\n# ${text}\n# ${name}=${standard === 'not set' ? '' : standard.replaceAll('`', '')}\n`)
    .join('')}`;
}

function configKeys(): { name: string; standard: string; text: string }[] {
  return Object.entries(ConfigSchema.shape).map(([name, schema]) => {
    const fallback: unknown = schema.safeParse(undefined).data;
    return { name, text: schema.description ?? '', standard: fallback === undefined || fallback === '' ? 'not set' : `\`${String(fallback)}\`` };
  });
}

async function generatedFiles(): Promise<Map<string, string>> {
  const types = await withScratchDatabase(databaseTypes);
  const files = new Map([
    ['src/server/platform/database-schema.ts', types],
    ['docs/configuration.md', configurationPage()],
    ['.env.example', environmentExample()],
  ]);
  for (const [name, text] of files) {
    if (name.startsWith('.env')) continue;
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
