import pino from 'pino';
import type { DatabaseOutage } from './processes/database-outage.ts';

export type Logger = pino.Logger;

/**
 * What the database quotes from a row or a statement: mail addresses, names, texts. The constraint and the code are
 * logged.
 */
const QUOTED_BY_THE_DATABASE = ['detail', 'where', 'internalQuery', 'query', 'parameters'];
const MAIL_ADDRESS = /(?<![^\s@"'(){}<>,;:=/?&])[^\s@"'(){}<>,;:=/?&]+@[^\s@"'(){}<>,;:=/?&]+\.[a-z]{2,}/gi;

const withoutMailAddresses = (text: string): string => text.replace(MAIL_ADDRESS, '…@…');

/** Deeper levels do not explain an error. */
const DEEPEST = 3;

/** A value of an error, made safe for the log: errors with kind, message, causes and facts, texts without names. */
function factForLog(fact: unknown, depth = 0): unknown {
  if (typeof fact === 'string') return withoutMailAddresses(fact);
  if (typeof fact !== 'object' || fact === null) return fact;
  if (depth > DEEPEST) return undefined;
  if (Array.isArray(fact)) return fact.map((one) => factForLog(one, depth + 1));
  const named = Object.entries(fact).filter(([name]) => name !== 'cause' && !QUOTED_BY_THE_DATABASE.includes(name));
  const facts = Object.fromEntries(named.map(([name, value]) => [name, factForLog(value, depth + 1)]));
  if (!(fact instanceof Error)) return facts;
  const { type, message, stack } = pino.stdSerializers.err(fact);
  const parts = fact instanceof AggregateError ? { errors: factForLog(fact.errors, depth + 1) } : {};
  return { ...facts, ...parts, type, message: withoutMailAddresses(message), stack: withoutMailAddresses(stack) };
}

/**
 * Structured log on standard error; never a body, a token or a mail address. Errors that only tell of an `outage` of the
 * database are replaced by one line.
 */
export function createLogger(
  level: string,
  destination: pino.DestinationStream = pino.destination(2),
  outage?: DatabaseOutage,
): Logger {
  return pino(
    {
      level,
      base: null,
      formatters: {
        log: (facts) =>
          Object.fromEntries(
            Object.entries(facts).map(([name, fact]) => [
              name,
              typeof fact === 'string' ? withoutMailAddresses(fact) : fact,
            ]),
          ),
      },
      hooks: {
        logMethod(line, method) {
          const facts: unknown = line[0];
          const error = typeof facts === 'object' && facts !== null && 'err' in facts ? facts.err : null;
          if (outage?.isSaid(this, error) !== true) Reflect.apply(method, this, line);
        },
      },
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: {
        err: (error: unknown) => factForLog(error),
        req: (request: { method: string; url: string; id: string }) => ({
          id: request.id,
          method: request.method,
          // Query strings may hold what people type or tokens of other systems.
          path: withoutMailAddresses(request.url.split('?')[0] ?? ''),
        }),
      },
    },
    destination,
  );
}
