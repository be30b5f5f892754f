import { z } from 'zod';

/** What the main process tells a web process in its environment. */
const VARIABLE = 'STAMMPLATZ_WEB_PROCESS';

const Role = z.object({
  /** The first one prepares pages and database, and says where the marketplace is. */
  isFirst: z.boolean(),
  /** The port that all share; 0: the first one takes a free one. */
  port: z.number(),
  /** Of the embedded database; null where another one is configured. */
  connection: z.object({ host: z.string(), port: z.number(), user: z.string(), database: z.string() }).nullable(),
});
export type WebProcessRole = z.infer<typeof Role>;

/** Whether this is one of several web processes, and not the main process. */
export const isWebProcess = (): boolean => process.env[VARIABLE] !== undefined;

export const readRole = (): WebProcessRole => Role.parse(JSON.parse(process.env[VARIABLE] ?? 'null'));

export const environmentOfRole = (role: WebProcessRole): Record<string, string> => ({
  [VARIABLE]: JSON.stringify(role),
});
