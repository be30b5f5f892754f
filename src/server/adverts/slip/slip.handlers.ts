import type { FastifyReply, FastifyRequest } from 'fastify';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import { slipShapes } from '#contract/adverts/slip/slip.schemas.ts';
import * as calls from '#contract/adverts/slip/slip.ts';
import { paths } from '#contract/paths.ts';
import { slipPaper } from '#texts/de/adverts/slip/slip.ts';
import { askerOf, isLookedAt } from '#server/events/asker.service.ts';
import { type EventLog, SCAN_LIMIT } from '#server/events/events.service.ts';
import {
  type RateLimit,
  type RateLimiter,
  addressKey,
  createMemoryRateLimiter,
  enforceLimit,
} from '#server/platform/http/rate-limit.ts';
import { asFile } from '#server/platform/files/sent-file.ts';
import { type ApiServer, forwardWithoutAnswer, forward } from '#server/platform/http/routing.ts';
import { renderSlipPdf } from './slip-pdf.ts';
import * as slips from './slip.service.ts';

const LIMITS = {
  change: { name: 'slip-change', limit: 30, windowInMs: MINUTE_IN_MS },
  paper: { name: 'slip-paper', limit: 20, windowInMs: MINUTE_IN_MS },
} as const satisfies Record<string, RateLimit>;

type SlipTools = { limiter: RateLimiter; events: Pick<EventLog, 'countScan'> };
type ScanRequest = FastifyRequest<{ Params: { code: string } }>;

/** The slip at a pile of wood: what its owner has printed on it, and where its QR code leads. */
export function registerSlipHandlers(server: ApiServer, { limiter, events }: SlipTools): void {
  server.handle(calls.getPileSlip, slipShapes.getPileSlip, forward(slips.getPileSlip));
  server.handle(calls.savePileSlip, slipShapes.savePileSlip, async ({ context, input }) => {
    await enforceLimit(limiter, LIMITS.change, context.viewer?.id ?? '');
    return slips.savePileSlip(context, { advertId: input.advertId, slip: input.pileSlipDto });
  });
  server.handle(calls.deletePileSlip, slipShapes.deletePileSlip, forwardWithoutAnswer(slips.deletePileSlip));
  server.handle(calls.getPileSlipDocument, slipShapes.getPileSlipDocument, async ({ context, input, reply }) => {
    await enforceLimit(limiter, LIMITS.paper, context.viewer?.id ?? '');
    const printed = await slips.getPrintedSlip(context, input);
    const name = slipPaper.fileName(printed.slip.lotNumber);
    asFile(reply, { type: 'pdf', name, isInline: true }).header('cache-control', 'private, no-store');
    return renderSlipPdf(printed, context.clock());
  });
  registerScans(server, events);
}

function registerScans(server: ApiServer, events: SlipTools['events']): void {
  const { app, base } = server;
  /** A flood of scans ends in memory: it must not take the connections that others need. */
  const seenHere = createMemoryRateLimiter(() => base.clock().getTime());
  const count = async (advertId: string, request: FastifyRequest): Promise<void> => {
    const { isAllowed } = await seenHere.take(SCAN_LIMIT, `${advertId} ${addressKey(request.ip)}`);
    if (isAllowed) await events.countScan(advertId, askerOf(request, await server.contextOf(request)));
  };
  app.get('/los/:code', async (request: ScanRequest, reply: FastifyReply) => {
    const { code } = request.params;
    const advertId = await slips.advertOfScan(base, code);
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    if (advertId === null) return reply.callNotFound();
    // Whatever becomes of the count, the person goes on to the advert at once.
    if (isLookedAt(request))
      void count(advertId, request).catch((error: unknown) =>
        base.logger.warn({ err: error }, 'a scan is not counted'),
      );
    return reply.redirect(paths.sharedAdvert(advertId), 302);
  });
}
