import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

const LIMIT_IN_BYTES = 64 * 1024;
const MAX_FIELDS = 50;

/**
 * Reads plain forms, for calls that are declared to take one: everywhere else any page of the web could send them. Forms
 * with files are read at any address; a call that takes JSON would go on without its body. One that takes a plain form gets
 * either: mail programs choose for the one click that ends a mailing (RFC 8058).
 */
export function acceptForms(app: FastifyInstance): void {
  const options = { parseAs: 'string' as const, bodyLimit: LIMIT_IN_BYTES };
  app.addContentTypeParser('application/x-www-form-urlencoded', options, (request, body, done) => {
    if (encodingOf(request) !== 'form') return done(formUnwanted());
    const fields = [...new URLSearchParams(String(body))].slice(0, MAX_FIELDS);
    // The first of two fields of the same name counts, and `__proto__` is a name like any other.
    done(null, Object.fromEntries(fields.toReversed()));
  });
  app.addHook('preValidation', (request, _reply, done) => {
    done(encodingOf(request) === 'json' && request.isMultipart() ? formUnwanted() : undefined);
  });
}

/** As the call declares it; undefined for what is no call. */
const encodingOf = ({ routeOptions: { config } }: FastifyRequest): unknown =>
  'encoding' in config ? config.encoding : undefined;

const formUnwanted = (): Problem =>
  new Problem({ status: 415, code: 'request.media-type', message: 'Dieses Format wird hier nicht angenommen.' });
