import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BaseContext } from '#server/platform/context.ts';

/** Necessary, without a value of its own, and only set where there are replicas (docs/replicas.md). */
const COOKIE = 'frisch';
/** Twice the longest lag that can be allowed: whatever replica is read afterwards has what was written. */
const LASTS_IN_S = 10;

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isReading = ({ method }: Pick<FastifyRequest, 'method'>): boolean => READING.has(method);

/** Whether this visitor changed something a moment ago, on any node. They read from the primary, and no kept page. */
export const hasWrittenLately = ({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean =>
  cookies[COOKIE] !== undefined;

/** Lets visitors who have written read their own writes; `isUnseen` says which writes show nowhere. */
export function rememberWriters(
  app: FastifyInstance,
  { config, db }: Pick<BaseContext, 'config' | 'db'>,
  isUnseen: (request: FastifyRequest) => boolean,
): void {
  const secure = config.publicUrl?.startsWith('https:') ? '; Secure' : '';
  const line = `${COOKIE}=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=${LASTS_IN_S}${secure}`;
  app.addHook('onSend', async (request, reply) => {
    if (!db.opened?.replicaReads || isReading(request) || reply.statusCode >= 400 || isUnseen(request)) return;
    reply.header('set-cookie', line);
  });
}
