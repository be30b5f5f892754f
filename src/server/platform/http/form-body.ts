import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

const LIMIT_IN_BYTES = 64 * 1024;
const MAX_FIELDS = 50;

/** Reads plain forms, for calls that are declared to take one: everywhere else any page of the web could send them. */
export function acceptForms(app: FastifyInstance): void {
  const options = { parseAs: 'string' as const, bodyLimit: LIMIT_IN_BYTES };
  app.addContentTypeParser('application/x-www-form-urlencoded', options, (request, body, done) => {
    if (!takesForm(request.routeOptions.config)) return done(formUnwanted());
    const fields = [...new URLSearchParams(String(body))].slice(0, MAX_FIELDS);
    // The first of two fields of the same name counts, and `__proto__` is a name like any other.
    done(null, Object.fromEntries(fields.toReversed()));
  });
}

const takesForm = (config: object): boolean => 'encoding' in config && config.encoding === 'form';

const formUnwanted = (): Problem =>
  new Problem({ status: 415, code: 'request.media-type', message: 'Dieses Format wird hier nicht angenommen.' });
