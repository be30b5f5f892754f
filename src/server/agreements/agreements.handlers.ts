import { MINUTE_IN_MS } from '#domain/durations.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import {
  acceptAgreement,
  addMeasurement,
  changeAgreement,
  declineAgreement,
  getAgreement,
  getAgreementDocument,
  getOwnAgreement,
  listOwnAgreements,
  lowerAdvertQuantity,
  proposeAgreement,
  withdrawAgreement,
} from '#contract/agreements/agreements.ts';
import { agreementShapes } from '#contract/agreements/agreements.schemas.ts';
import { agreementPaper } from '#texts/de/agreements/agreements.ts';
import { asFile } from '#server/platform/files/sent-file.ts';
import { idOfWrite } from '#server/platform/http/idempotency.ts';
import { type RateLimit, type RateLimiter, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import { renderAgreementPdf } from './agreement-pdf.ts';
import * as agreements from './agreements.service.ts';
import * as measurements from './measurements.service.ts';

const LIMITS = {
  step: { name: 'agreement-step', limit: 30, windowInMs: MINUTE_IN_MS },
  paper: { name: 'agreement-paper', limit: 20, windowInMs: MINUTE_IN_MS },
} as const satisfies Record<string, RateLimit>;

/** Agreements of the two sides of a chat. */
export function registerAgreementHandlers(server: ApiServer, { limiter }: { limiter: RateLimiter }): void {
  server.handle(listOwnAgreements, agreementShapes.listOwnAgreements, forward(agreements.listOwnAgreements));
  server.handle(getOwnAgreement, agreementShapes.getOwnAgreement, forward(measurements.getOwnAgreement));
  server.handle(addMeasurement, agreementShapes.addMeasurement, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.step, context.viewer?.id ?? '');
    const { agreementId, measurementDto: measured } = input;
    const id = idOfWrite(request, context.newId);
    return measurements.addMeasurement(context, { agreementId, id, measured });
  });
  server.handle(proposeAgreement, agreementShapes.proposeAgreement, async ({ context, input, request }) => {
    await enforceLimit(limiter, LIMITS.step, context.viewer?.id ?? '');
    const { chatId, proposeAgreementDto } = input;
    const agreementId = idOfWrite(request, context.newId);
    return agreements.proposeAgreement(context, { chatId, agreementId, terms: proposeAgreementDto.terms });
  });
  server.handle(getAgreement, agreementShapes.getAgreement, forward(agreements.getAgreement));
  server.handle(changeAgreement, agreementShapes.changeAgreement, async ({ context, input }) => {
    await enforceLimit(limiter, LIMITS.step, context.viewer?.id ?? '');
    const { chatId, agreementId, changeAgreementDto } = input;
    return agreements.changeAgreement(context, { chatId, agreementId, ...changeAgreementDto });
  });
  for (const [endpoint, shape, step] of [
    [acceptAgreement, agreementShapes.acceptAgreement, 'ACCEPT'],
    [declineAgreement, agreementShapes.declineAgreement, 'DECLINE'],
    [withdrawAgreement, agreementShapes.withdrawAgreement, 'WITHDRAW'],
  ] as const) {
    server.handle(endpoint, shape, async ({ context, input }) => {
      await enforceLimit(limiter, LIMITS.step, context.viewer?.id ?? '');
      const { chatId, agreementId, agreementVersionDto } = input;
      return agreements.endAgreement(context, { chatId, agreementId, step, ...agreementVersionDto });
    });
  }
  server.handle(lowerAdvertQuantity, agreementShapes.lowerAdvertQuantity, async ({ context, input }) => {
    await enforceLimit(limiter, LIMITS.step, context.viewer?.id ?? '');
    return agreements.lowerAdvertQuantity(context, input);
  });
  server.handle(getAgreementDocument, agreementShapes.getAgreementDocument, async ({ context, input, reply }) => {
    await enforceLimit(limiter, LIMITS.paper, context.viewer?.id ?? '');
    const row = await agreements.getAgreedRow(context, input);
    const name = agreementPaper.fileName(formatIsoDate(row.closed_at ?? row.created_at));
    asFile(reply, { type: 'pdf', name }).header('cache-control', 'private, no-store');
    return renderAgreementPdf(row, await measurements.listEntries(context, row.id));
  });
}
