import { join } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import { contentErrorBody, contentStatus, isContentApiPath } from '#server/content-api/content-api.presenter.ts';
import type { BaseContext } from '#server/platform/context.ts';
import type { Logger } from '#server/platform/logger.ts';
import { packAnswer } from '#server/platform/http/packed-text.ts';
import { acceptForms } from '#server/platform/http/form-body.ts';
import { acceptJson } from '#server/platform/http/json-body.ts';
import { closeConnectionsOnDrain } from '#server/platform/processes/drain.ts';
import { newId } from '#server/platform/ids.ts';
import { hostFault } from '#server/platform/http/host-fault.ts';
import { Problem, callUnknown } from '#server/platform/http/problem.ts';
import { logFault, problemBody, toProblem } from '#server/platform/http/problem-reply.ts';

const none = (name: string): string => `${name}=()`;

const CLIENT_FOLDER = join(import.meta.dirname, '../../dist/client');
/** What pages use: the place of the device, the clipboard, a map on the whole screen. Of the rest, what browsers know by name. */
const PERMISSIONS_POLICY = [
  ...['geolocation', 'clipboard-write', 'fullscreen'].map((name) => `${name}=(self)`),
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'clipboard-read', 'display-capture'].map(none),
  ...['encrypted-media', 'gyroscope', 'hid', 'identity-credentials-get', 'idle-detection', 'local-fonts'].map(none),
  ...['magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture', 'publickey-credentials-get'].map(none),
  ...['screen-wake-lock', 'serial', 'storage-access', 'usb', 'window-management', 'xr-spatial-tracking'].map(none),
].join(', ');
const JSON_LIMIT_IN_BYTES = 256 * 1024;
export const IMAGE_LIMIT_IN_BYTES = 15 * 1024 * 1024;

/** The bare web server: limits, headers, files, errors. Calls and pages are added by `buildApp`. */
export async function createServer(base: BaseContext): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: fastifyLogger(base.logger),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId().slice(-12),
    trustProxy: base.config.trustedProxies.length > 0 ? base.config.trustedProxies : false,
    bodyLimit: JSON_LIMIT_IN_BYTES,
    // A client that sends its request a byte at a time must not hold a connection for long.
    requestTimeout: 180_000,
    connectionTimeout: MINUTE_IN_MS,
    // The address of a measuring list of 1000 logs has up to 26 kB.
    http: { maxHeaderSize: 32 * 1024, headersTimeout: 15_000 },
    routerOptions: { maxParamLength: 300, ignoreDuplicateSlashes: true },
    rewriteUrl: ({ url }) => readablePath(url ?? '/'),
    // What still arrives on an open connection is answered; the answer is its last one (see `drain`).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  app.addHook('onRequest', (request, _reply, done) => done(hostFault(request.raw)));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    done();
  });
  closeConnectionsOnDrain(app, base.memory);
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: base.config.publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(multipart, {
    // One byte more than is taken, so that a larger picture is seen to be too large instead of being cut off unnoticed.
    limits: { fileSize: IMAGE_LIMIT_IN_BYTES + 1, files: 1, fields: 10, fieldSize: 10_000 },
  });
  acceptJson(app);
  acceptForms(app);
  await app.register(fastifyStatic, {
    root: join(CLIENT_FOLDER, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
    decorateReply: false,
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onSend', packAnswer);
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    logFault(base.logger, { error, problem, requestId: request.id, what: 'request' });
    if (problem.headers) reply.headers(problem.headers);
    if (isContentApiPath(request.url)) return reply.code(contentStatus(problem.status)).send(contentErrorBody(problem));
    return reply.code(problem.status).type('application/problem+json').send(problemBody(problem, request.id));
  });
  app.setNotFoundHandler((request) => {
    if (PAGE_METHODS.has(request.method)) throw callUnknown();
    throw new Problem({
      status: 405,
      code: 'request.method',
      message: 'Das geht mit dieser Adresse nicht.',
      headers: { allow: [...PAGE_METHODS].join(', ') },
    });
  });
  return app;
}

const PAGE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** A path with invalid percent-encoding does not exist, and gets the page for that. */
function readablePath(url: string): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** Fastify widens its own type by the logger's; the plain one keeps plugins and routes assignable. */
function fastifyLogger(logger: Logger): FastifyBaseLogger {
  return logger;
}

/** Unknown calls get a problem, not a page. */
export function refuseUnknownCalls(app: FastifyInstance): void {
  const refuse = async () => {
    throw callUnknown();
  };
  // Before the body is read: for an unknown call the problem is the address, not the body.
  app.all('/api/*', { onRequest: refuse }, refuse);
}
