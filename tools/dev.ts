import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** `npm run dev`: the server restarts when its own sources change; pages reload through Vite inside it. */

const root = join(import.meta.dirname, '..');
const watched = ['src/server', 'src/contract', 'src/domain', 'src/texts', 'db', 'tools/dev-server.ts'].map(
  (path) => `--watch-path=${join(root, path)}`,
);
const child = spawn(
  process.execPath,
  [
    '--conditions=development',
    '--disable-warning=ExperimentalWarning',
    ...watched,
    '--watch-preserve-output',
    join(root, 'tools/dev-server.ts'),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
