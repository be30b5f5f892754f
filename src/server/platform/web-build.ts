import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const STAMP = join(ROOT, 'dist/stamp');
const INPUTS = [
  'src/{web,ui,content,contract,domain,texts}/**/*',
  'public/**/*',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'tools/icon-sprite.ts',
];

/** Digest of everything the browser bundle is made from; tests beside the sources do not count. */
export function hashWebSources(root: string = ROOT): string {
  const hash = createHash('sha256');
  const files = INPUTS.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Builds the web bundle when its sources changed since the last finished build; true when it built. */
export async function buildIfStale(): Promise<boolean> {
  const hash = hashWebSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return false;
  await runBuild();
  writeFileSync(STAMP, hash);
  return true;
}

function runBuild(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'build'], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The web build failed:\n${output.slice(-4000)}`)),
    );
  });
}
