import {
  assignBankCredit,
  confirmPayment,
  importBankStatement,
  listBankCredits,
  listOrdersForAdmin,
  reopenBankCredit,
  returnBankCredit,
  reverseBooking,
} from '#contract/payments/payment.ts';
import { paymentShapes as shapes } from '#contract/payments/payment.schemas.ts';
import { requirePermission } from '#server/platform/context.ts';
import { type Call, type ApiServer, forward } from '#server/platform/http/routing.ts';
import { isStreamed, readUpload } from '#server/platform/files/uploaded-file.ts';
import * as admin from './orders/admin-orders.service.ts';
import * as reversals from './orders/reversals.service.ts';
import * as credits from './bank/bank-credits.service.ts';
import * as returns from './bank/credit-returns.service.ts';
import { statementMissing } from './payments.problems.ts';

/** Orders and the money of the bank account, for who administers. */
export function registerAdminPaymentHandlers(server: ApiServer): void {
  server.handle(listOrdersForAdmin, shapes.listOrdersForAdmin, async ({ context, input }) =>
    admin.listOrdersForAdmin(context, {
      status: input.status ?? null,
      search: input.search ?? null,
      refundIsDue: input.refundDue === 'true',
      from: input.from ?? null,
      to: input.to ?? null,
      before: input.before ?? null,
    }),
  );
  server.handle(confirmPayment, shapes.confirmPayment, async ({ context, input }) => {
    const { amount, receivedOn, note, acceptsDifference } = input.confirmPaymentDto;
    return admin.confirmPayment(context, {
      orderId: input.orderId,
      amount,
      receivedOn,
      note: note ?? null,
      acceptsDifference: acceptsDifference ?? false,
    });
  });
  server.handle(reverseBooking, shapes.reverseBooking, async ({ context, input }) =>
    reversals.reverseBooking(context, { bookingId: input.bookingId, reason: input.reverseBookingDto.reason }),
  );
  server.handle(importBankStatement, shapes.importBankStatement, async (call) => {
    // Before the file is read, so that only an administrator's is.
    requirePermission(call.context.viewer, 'admin');
    return credits.importBankStatement(call.context, await fileOf(call));
  });
  server.handle(listBankCredits, shapes.listBankCredits, async ({ context, input }) =>
    credits.listBankCredits(context, input.list ?? 'OPEN'),
  );
  server.handle(assignBankCredit, shapes.assignBankCredit, async ({ context, input }) =>
    credits.assignBankCredit(context, {
      creditId: input.creditId,
      orderId: input.assignBankCreditDto.orderId,
      acceptsDifference: input.assignBankCreditDto.acceptsDifference ?? false,
    }),
  );
  server.handle(reopenBankCredit, shapes.reopenBankCredit, forward(returns.reopenBankCredit));
  server.handle(returnBankCredit, shapes.returnBankCredit, forward(returns.returnBankCredit));
}

async function fileOf({ input, request }: Call<typeof shapes.importBankStatement>): Promise<Buffer> {
  if (!(input.file instanceof Blob) && !isStreamed(request)) throw statementMissing();
  const parts = await readUpload(request, input.file);
  if (!parts) throw statementMissing();
  return credits.readStatementFile(parts);
}
