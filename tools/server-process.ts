import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type ServerProcess = { flags: readonly string[]; environment: Record<string, string> };

/** The flags and environment that `npm start` gives the server (tools/run.mjs). */
export const serverProcess = (): ServerProcess =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'server-process.json'), 'utf8'));
