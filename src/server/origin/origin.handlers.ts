import { MINUTE_IN_MS } from '#domain/durations.ts';
import { eudrShapes } from '#contract/origin/eudr.schemas.ts';
import * as eudrCalls from '#contract/origin/eudr.ts';
import { handoverShapes } from '#contract/origin/handover.schemas.ts';
import * as handoverCalls from '#contract/origin/handover.ts';
import { outlineShapes } from '#contract/origin/outline.schemas.ts';
import * as outlineCalls from '#contract/origin/outline.ts';
import { handoverTexts } from '#texts/de/origin/handover.ts';
import { MAX_OUTLINE_FILE_BYTES } from '#domain/upload-sizes.ts';
import { asFile } from '#server/platform/files/sent-file.ts';
import { readUpload } from '#server/platform/files/uploaded-file.ts';
import { type RateLimit, type RateLimiter, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forwardWithoutAnswer, forward } from '#server/platform/http/routing.ts';
import * as records from './eudr.service.ts';
import { readOutlineFile } from './files/outline-files.ts';
import * as handovers from './handover.service.ts';
import { outlineFileMissing } from './origin.problems.ts';
import * as outlines from './outline.service.ts';

const LIMITS = {
  change: { name: 'origin-change', limit: 30, windowInMs: MINUTE_IN_MS },
  paper: { name: 'origin-paper', limit: 20, windowInMs: MINUTE_IN_MS },
  file: { name: 'origin-file', limit: 20, windowInMs: 10 * MINUTE_IN_MS },
} as const satisfies Record<string, RateLimit>;

/** Where the wood of an advert comes from: private, public as far as it is blurred, and handed over in chats. */
export function registerOriginHandlers(server: ApiServer, { limiter }: { limiter: RateLimiter }): void {
  server.handle(outlineCalls.getOutline, outlineShapes.getOutline, forward(outlines.getOutline));
  server.handle(outlineCalls.saveOutline, outlineShapes.saveOutline, async ({ context, input }) => {
    await enforceLimit(limiter, LIMITS.change, context.viewer?.id ?? '');
    return outlines.saveOutline(context, { advertId: input.advertId, ...input.saveOutlineDto });
  });
  server.handle(outlineCalls.deleteOutline, outlineShapes.deleteOutline, forwardWithoutAnswer(outlines.deleteOutline));
  server.handle(outlineCalls.getStandArea, outlineShapes.getStandArea, forward(outlines.getStandArea));
  server.handle(outlineCalls.readOutlineFile, outlineShapes.readOutlineFile, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.file, context.viewer?.id ?? '');
    if (!(input.file instanceof Blob) && !request.isMultipart()) throw outlineFileMissing();
    const parts = await readUpload(request, input.file, MAX_OUTLINE_FILE_BYTES);
    if (!parts) throw outlineFileMissing();
    return { shapes: await readOutlineFile(parts) };
  });
  server.handle(eudrCalls.getEudr, eudrShapes.getEudr, forward(records.getEudr));
  server.handle(eudrCalls.saveEudr, eudrShapes.saveEudr, async ({ context, input }) => {
    await enforceLimit(limiter, LIMITS.change, context.viewer?.id ?? '');
    return records.saveEudr(context, { advertId: input.advertId, record: input.eudrRecordDto });
  });
  server.handle(eudrCalls.deleteEudr, eudrShapes.deleteEudr, forwardWithoutAnswer(records.deleteEudr));
  registerHandovers(server, limiter);
}

function registerHandovers(server: ApiServer, limiter: RateLimiter): void {
  server.handle(handoverCalls.getOriginOfChat, handoverShapes.getOriginOfChat, forward(handovers.getOriginOfChat));
  server.handle(handoverCalls.handOverOrigin, handoverShapes.handOverOrigin, async ({ context, input }) => {
    await enforceLimit(limiter, LIMITS.change, context.viewer?.id ?? '');
    return handovers.handOver(context, input);
  });
  server.handle(handoverCalls.takeBackOrigin, handoverShapes.takeBackOrigin, async ({ context, input }) => {
    await enforceLimit(limiter, LIMITS.change, context.viewer?.id ?? '');
    return handovers.takeBack(context, input);
  });
  server.handle(handoverCalls.getHandedGeoJson, handoverShapes.getHandedGeoJson, async ({ context, input, reply }) => {
    const text = await handovers.handedGeoJson(context, input);
    const name = `${handoverTexts.fileNames[input.kind]}.geojson`;
    asFile(reply, { type: 'geojson', name }).header('cache-control', 'private, no-store');
    return text;
  });
  server.handle(handoverCalls.getHandedPdf, handoverShapes.getHandedPdf, async ({ context, input, reply }) => {
    await enforceLimit(limiter, LIMITS.paper, context.viewer?.id ?? '');
    const paper = await handovers.handedPdf(context, input);
    const name = `${handoverTexts.fileNames.EUDR}.pdf`;
    asFile(reply, { type: 'pdf', name }).header('cache-control', 'private, no-store');
    return paper;
  });
}
