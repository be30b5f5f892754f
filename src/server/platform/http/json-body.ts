import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** No call has a body of more levels than ten; what reads and writes JSON goes one call deeper for each of them. */
const MOST_LEVELS = 32;

/**
 * Parses JSON bodies, and no plain text, which the framework would read too: an empty one is absent, one nested too
 * deeply is refused before any code recurses into it.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') return done(null, undefined);
    void parse(request, text, (error, value) => {
      if (error) return done(error, undefined);
      return isDeeperThan(value, MOST_LEVELS) ? done(tooDeep(), undefined) : done(null, value);
    });
  });
}

/** Goes level by level, so that a deep value takes no stack. */
export function isDeeperThan(value: unknown, mostLevels: number): boolean {
  let level = [value].filter(isNested);
  for (let levels = 0; level.length > 0; levels += 1) {
    if (levels === mostLevels) return true;
    level = level.flatMap((entry) => Object.values(entry).filter(isNested));
  }
  return false;
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

const tooDeep = (): Problem =>
  new Problem({ status: 400, code: 'request.too-deep', message: 'Die Anfrage ist zu tief verschachtelt.' });
