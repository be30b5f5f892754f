import { HOUR_IN_MS } from '#domain/durations.ts';
import {
  createVoucher,
  endVoucher,
  getCampaign,
  listVouchers,
  redeemVoucher,
  resumeVoucher,
} from '#contract/payments/voucher.ts';
import { voucherShapes as shapes } from '#contract/payments/voucher.schemas.ts';
import { requireViewer } from '#server/platform/context.ts';
import { idOfWrite } from '#server/platform/http/idempotency.ts';
import { type RateLimit, type RateLimiter, addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import { type ApiServer, forward } from '#server/platform/http/routing.ts';
import type { SessionReader } from '#server/accounts/sessions/sessions.service.ts';
import * as admin from './admin-vouchers.service.ts';
import { redeemVoucher as redeem } from './vouchers.service.ts';

const LIMITS = {
  account: { name: 'voucher', limit: 10, windowInMs: HOUR_IN_MS },
  /** Who guesses with many accounts. */
  address: { name: 'voucher-address', limit: 60, windowInMs: HOUR_IN_MS },
} as const satisfies Record<string, RateLimit>;

/** Codes that give rights: redeeming them, and making them for who administers. */
export function registerVoucherHandlers(
  server: ApiServer,
  { limiter, sessions }: { limiter: RateLimiter; sessions: SessionReader },
): void {
  server.handle(redeemVoucher, shapes.redeemVoucher, async ({ context, input, request }) => {
    const { id, sessionId } = requireViewer(context);
    await enforceLimit(limiter, LIMITS.account, id);
    await enforceLimit(limiter, LIMITS.address, addressKey(request.ip));
    const redeemed = await redeem(context, input.voucherDto);
    sessions.forget(sessionId);
    return redeemed;
  });
  server.handle(getCampaign, shapes.getCampaign, forward(admin.findCampaign));
  server.handle(listVouchers, shapes.listVouchers, forward(admin.listVouchers));
  server.handle(createVoucher, shapes.createVoucher, async ({ context, input, request }) =>
    admin.createVoucher(context, input.createVoucherDto, { voucherId: idOfWrite(request, context.newId) }),
  );
  server.handle(endVoucher, shapes.endVoucher, forward(admin.endVoucher));
  server.handle(resumeVoucher, shapes.resumeVoucher, forward(admin.resumeVoucher));
}
