import { on } from 'node:events';
import { z } from 'zod';

/** What the main process tells a web process in its environment. */
const VARIABLE = 'STAMMPLATZ_WEB_PROCESS';

const Role = z.object({
  /** The first one prepares pages and database, and says where the marketplace is. */
  isFirst: z.boolean(),
  /** The port that all share; 0: the first one takes a free one. */
  port: z.number(),
});
export type WebProcessRole = z.infer<typeof Role>;

/** Whether this is one of several web processes, and not the main process. */
export const isWebProcess = (): boolean => process.env[VARIABLE] !== undefined;

export const readRole = (): WebProcessRole => Role.parse(JSON.parse(process.env[VARIABLE] ?? 'null'));

export const environmentOfRole = (role: WebProcessRole): Record<string, string> => ({
  [VARIABLE]: JSON.stringify(role),
});

/** What the main process says once pages and database are there; web processes load the program meanwhile. */
const Prepared = z.object({
  kind: z.literal('prepared'),
  /** Of the embedded database; null where another one is configured. */
  connection: z.object({ host: z.string(), port: z.number(), user: z.string(), database: z.string() }).nullable(),
});
export type Prepared = z.infer<typeof Prepared>;

/** Resolves in a web process with what it needs to go on. @throws Error where the signal comes first */
export async function readPrepared(signal: AbortSignal): Promise<Prepared> {
  for await (const [message] of on(process, 'message', { signal })) {
    const { data: prepared } = Prepared.safeParse(message);
    if (prepared) return prepared;
  }
  throw new Error('The main process said nothing.');
}
