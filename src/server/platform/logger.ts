import pino from 'pino';

export type Logger = pino.Logger;

/** Structured log on standard error; never a body, a token or a mail address. */
export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: {
        req: (request: { method: string; url: string; id: string }) => ({
          id: request.id,
          method: request.method,
          // Query strings may hold what people type or tokens of other systems.
          path: request.url.split('?')[0],
        }),
      },
    },
    pino.destination(2),
  );
}
