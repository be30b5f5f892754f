import { HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import * as calls from '#contract/proofs/proofs.ts';
import { proofShapes as shapes } from '#contract/proofs/proofs.schemas.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { type RateLimiter, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forwardWithoutAnswer, forward } from '#server/platform/http/routing.ts';
import { dropEndedBadges, dropOldChecks, listBadges, tellOfEndingBadges } from './badges.service.ts';
import { PROOF_LIMITS, enterProofCode, sendProofCode } from './proof-codes.service.ts';
import { decideOnProof, listProofsToCheck } from './proof-moderation.service.ts';
import { listOwnProofs, stateProof, withdrawProof } from './proofs.service.ts';
import { askDueVatNumbers } from './vat-checks.service.ts';

/** Badges with proof: stating, checking, showing. */
export function registerProofHandlers({ handle }: ApiServer, { limiter }: { limiter: RateLimiter }): void {
  handle(calls.listBadges, shapes.listBadges, async ({ context, input }) => ({
    badges: await listBadges(context, input),
  }));
  handle(calls.listOwnProofs, shapes.listOwnProofs, async ({ context }) => ({ proofs: await listOwnProofs(context) }));
  handle(calls.stateProof, shapes.stateProof, async ({ context, input }) => {
    await enforceLimit(limiter, PROOF_LIMITS.state, context.viewer?.id ?? '');
    return stateProof(context, { kind: input.kind, number: input.proofDto.number });
  });
  handle(calls.withdrawProof, shapes.withdrawProof, forwardWithoutAnswer(withdrawProof));
  handle(calls.sendProofCode, shapes.sendProofCode, ({ context, input, request }) =>
    sendProofCode(context, {
      kind: input.kind,
      phoneNumber: input.proofCodeDto.phoneNumber,
      ip: request.ip,
      limiter,
    }),
  );
  handle(calls.enterProofCode, shapes.enterProofCode, ({ context, input }) =>
    enterProofCode(context, { kind: input.kind, code: input.proofConfirmationDto.code, limiter }),
  );
  handle(calls.listProofsToCheck, shapes.listProofsToCheck, forward(listProofsToCheck));
  handle(calls.decideOnProof, shapes.decideOnProof, async ({ context, input }) => {
    await decideOnProof(context, { proofId: input.proofId, decision: input.proofDecisionDto });
    return {};
  });
}

/** The regular work on badges. */
export const proofTasks = (base: BaseContext): BackgroundTask[] => [
  { name: 'ask for VAT numbers', everyInMs: 5_000, run: () => askDueVatNumbers(base) },
  { name: 'drop ended badges', everyInMs: MINUTE_IN_MS, run: () => dropEndedBadges(base) },
  { name: 'tell of ending badges', everyInMs: HOUR_IN_MS, run: () => tellOfEndingBadges(base) },
  { name: 'drop old checks of proofs', everyInMs: HOUR_IN_MS, run: () => dropOldChecks(base) },
];
