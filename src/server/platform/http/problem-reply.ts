import type { FastifyError } from 'fastify';
import type { Logger } from '#server/platform/logger.ts';
import { Problem } from './problem.ts';

/** RFC 9457 body of a refused or failed call of the marketplace API. */
export type ProblemBody = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: string;
  message: string;
  errors?: { path: string; message: string }[];
  requestId: string;
};

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
};

/** What the HTTP layer itself refuses, in words fit to show. */
const TRANSPORT_PROBLEMS: Record<string, { status: number; code: string; message: string }> = {
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    code: 'request.invalid-json',
    message: 'Die Anfrage enthält kein gültiges JSON.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'request.media-type',
    message: 'Dieses Format wird hier nicht angenommen.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, code: 'request.too-large', message: 'Die Anfrage ist zu groß.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    code: 'request.length',
    message: 'Die Länge der Anfrage stimmt nicht.',
  },
  FST_REQ_FILE_TOO_LARGE: { status: 413, code: 'image.too-large', message: 'Das Bild ist größer als 15 MB.' },
  FST_FILES_LIMIT: {
    status: 413,
    code: 'request.too-many-files',
    message: 'Bitte lade ein Bild nach dem anderen hoch.',
  },
  FST_INVALID_MULTIPART_CONTENT_TYPE: {
    status: 415,
    code: 'request.media-type',
    message: 'Hier wird eine Datei als multipart/form-data erwartet.',
  },
  FST_ERR_BAD_URL: { status: 400, code: 'request.bad-url', message: 'Die Adresse ist nicht lesbar.' },
};

/** Errors of the database driver that mean "not reachable or too slow now", not "a fault in the statement". */
const OUTAGE_CODES = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57014',
  // Idle in a transaction for too long, read-only after a fail-over, out of memory, locked or dead-locked: all of it passes.
  '25P03',
  '25006',
  '53200',
  '53300',
  '40001',
  '40P01',
  '55P03',
  '08000',
  '08003',
  '08006',
  '08001',
  '08004',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** A text the database cannot hold (NUL byte, broken encoding): the caller's mistake, not ours. */
const UNREADABLE_TEXT_CODES = new Set(['22021', '22P05']);

/** The problem for any thrown value; an unexpected one becomes a 500 without details. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const known = TRANSPORT_PROBLEMS[codeOf(error)];
  if (known) return new Problem(known);
  if (UNREADABLE_TEXT_CODES.has(codeOf(error))) {
    return new Problem({
      status: 400,
      code: 'request.unreadable-text',
      message: 'Die Anfrage enthält Zeichen, die nicht gespeichert werden können.',
    });
  }
  if (isBrokenForm(error)) return formIsBroken();
  if (OUTAGE_CODES.has(codeOf(error)) || isOutage(error)) return serviceUnavailable();
  const status = statusOf(error);
  if (status >= 400 && status < 500)
    return new Problem({ status, code: 'request.refused', message: 'Die Anfrage wurde nicht angenommen.' });
  return new Problem({
    status: 500,
    code: 'server.fault',
    message: 'Da ist bei uns etwas schiefgegangen. Bitte versuch es noch einmal.',
  });
}

/** A form with a file that has no boundary, no end or no readable head. */
export const formIsBroken = (): Problem =>
  new Problem({
    status: 400,
    code: 'request.broken-form',
    message: 'Die Datei ist nicht vollständig angekommen. Bitte versuch es noch einmal.',
  });

/** The database is away, or too slow to wait for. */
export const serviceUnavailable = (): Problem =>
  new Problem({
    status: 503,
    code: 'service.unavailable',
    message: 'Das geht gerade nicht. Bitte versuch es in ein paar Sekunden noch einmal.',
    headers: { 'retry-after': '5' },
  });

function codeOf(error: unknown): string {
  return error !== null && typeof error === 'object' && 'code' in error ? String(error.code) : '';
}

function statusOf(error: unknown): number {
  const status = (error as Partial<FastifyError> | null)?.statusCode;
  return typeof status === 'number' ? status : 500;
}

/** What the reader of forms says without a code: no boundary, no end, no readable head. */
const BROKEN_FORM_WORDS = /^multipart: |multipart data$|malformed part header/i;

function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === '' && BROKEN_FORM_WORDS.test(error.message);
}

/** Messages of the driver without a code: connection timeout, broken connection. */
const OUTAGE_WORDS =
  /timeout exceeded when trying to connect|connection terminated|not queryable|end on the pool|driver has already been destroyed/i;

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Any failure to connect; a stopped database has a full queue (EAGAIN), for example.
  const syscall = 'syscall' in error ? error.syscall : null;
  return (
    OUTAGE_WORDS.test(error.message) || syscall === 'connect' || (codeOf(error) === 'EPIPE' && syscall === 'write')
  );
}

/** Writes a fault of ours with its stack, and an outage as one line: a minute without database must not fill a disk. */
export function logFault(
  logger: Logger,
  fault: { error: unknown; problem: Problem; requestId: string; what: string },
): void {
  const { error, problem, requestId, what } = fault;
  if (problem.status === 500) logger.error({ err: error, requestId }, `${what} failed`);
  else if (problem.status > 500)
    logger.warn({ code: problem.code, cause: codeOf(error), requestId }, `${what} not possible now`);
}

/** The body of a problem answer. */
export function problemBody(problem: Problem, requestId: string): ProblemBody {
  return {
    ...problem.extensions,
    type: 'about:blank',
    title: TITLES[problem.status] ?? 'Error',
    status: problem.status,
    detail: problem.message,
    code: problem.code,
    message: problem.message,
    ...(problem.errors ? { errors: problem.errors } : {}),
    requestId,
  };
}
