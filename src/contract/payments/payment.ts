import { MAX_STATEMENT_BYTES } from '#domain/upload-sizes.ts';
import { endpoint } from '#contract/endpoint.ts';
import type { paymentShapes } from './payment.schemas.ts';

type Shapes = typeof paymentShapes;

const tag = 'Payment';

export const listSubscriptions = endpoint<Shapes['listSubscriptions']>({
  operation: 'listSubscriptions',
  method: 'GET',
  path: '/api/v1/payment/subscriptions',
  summary: 'Lists the subscriptions on offer.',
  tag,
  auth: 'anonymous',
});

export const summariseOrder = endpoint<Shapes['summariseOrder']>({
  operation: 'summariseOrder',
  method: 'GET',
  path: '/api/v1/payment/summary/{aboModel}/{paymentRecurrence}/{paymentType}',
  summary: 'Says what an order would cost and what is missing for it; orders nothing.',
  tag,
  auth: 'viewer',
});

export const orderSubscription = endpoint<Shapes['orderSubscription']>({
  operation: 'orderSubscription',
  method: 'GET',
  path: '/api/v1/payment/order/{aboModel}/{paymentRecurrence}/{paymentType}',
  summary:
    'Places an order for a subscription and says where to pay; repeated within minutes it answers the same order.',
  tag,
  auth: 'viewer',
});

export const listOwnOrders = endpoint<Shapes['listOwnOrders']>({
  operation: 'listOwnOrders',
  method: 'GET',
  path: '/api/v1/payment/orders',
  summary: 'Lists the orders of the viewer with their invoices, newest first.',
  tag,
  auth: 'viewer',
});

export const getOrder = endpoint<Shapes['getOrder']>({
  operation: 'getOrder',
  method: 'GET',
  path: '/api/v1/payment/orders/{orderId}',
  summary: 'Reads an own order and how far its payment is.',
  tag,
  auth: 'viewer',
});

export const cancelOrder = endpoint<Shapes['cancelOrder']>({
  operation: 'cancelOrder',
  method: 'POST',
  path: '/api/v1/payment/orders/{orderId}/cancel',
  summary: 'Cancels an own order that is not paid yet.',
  tag,
  auth: 'viewer',
  honoursIdempotencyKey: true,
});

export const withdrawOrder = endpoint<Shapes['withdrawOrder']>({
  operation: 'withdrawOrder',
  method: 'POST',
  path: '/api/v1/payment/orders/{orderId}/withdraw',
  summary: 'Withdraws from the contract within 14 days: access ends at once, the money goes back.',
  tag,
  auth: 'viewer',
  body: 'withdrawDto',
  honoursIdempotencyKey: true,
});

export const listOwnSubscriptions = endpoint<Shapes['listOwnSubscriptions']>({
  operation: 'listOwnSubscriptions',
  method: 'GET',
  path: '/api/v1/payment/own-subscriptions',
  summary: 'Lists the subscriptions of the viewer that run or have yet to begin.',
  tag,
  auth: 'viewer',
});

export const cancelSubscription = endpoint<Shapes['cancelSubscription']>({
  operation: 'cancelSubscription',
  method: 'POST',
  path: '/api/v1/payment/subscription/cancel',
  summary: 'Cancels a subscription of the viewer to the end of what is paid; without its id the one that runs.',
  tag,
  auth: 'viewer',
  honoursIdempotencyKey: true,
});

export const resumeSubscription = endpoint<Shapes['resumeSubscription']>({
  operation: 'resumeSubscription',
  method: 'POST',
  path: '/api/v1/payment/subscription/resume',
  summary: 'Takes the cancellation of a subscription back, as long as it runs; without its id of the one that runs.',
  tag,
  auth: 'viewer',
  honoursIdempotencyKey: true,
});

export const changePaymentMethod = endpoint<Shapes['changePaymentMethod']>({
  operation: 'changePaymentMethod',
  method: 'POST',
  path: '/api/v1/payment/subscription/payment-method',
  summary:
    'Says where another card or account can be given for the further periods of a subscription, on a page of the payment service.',
  tag,
  auth: 'viewer',
  honoursIdempotencyKey: true,
});

export const getInvoicePdf = endpoint<Shapes['getInvoicePdf']>({
  operation: 'getInvoicePdf',
  method: 'GET',
  path: '/api/v1/payment/invoices/{invoiceId}',
  summary: 'An own invoice as it was issued.',
  tag,
  auth: 'viewer',
  replyType: 'pdf',
});

export const listOrdersForAdmin = endpoint<Shapes['listOrdersForAdmin']>({
  operation: 'listOrdersForAdmin',
  method: 'GET',
  path: '/api/v1/payment/admin/orders',
  summary: 'Lists the newest orders by state, name, address or reference; for who administers.',
  tag,
  auth: 'viewer',
});

export const confirmPayment = endpoint<Shapes['confirmPayment']>({
  operation: 'confirmPayment',
  method: 'POST',
  path: '/api/v1/payment/admin/orders/{orderId}/confirm',
  summary: 'Confirms that a bank transfer has arrived; for who administers.',
  tag,
  auth: 'viewer',
  body: 'confirmPaymentDto',
  honoursIdempotencyKey: true,
});

export const reverseBooking = endpoint<Shapes['reverseBooking']>({
  operation: 'reverseBooking',
  method: 'POST',
  path: '/api/v1/payment/admin/bookings/{bookingId}/reverse',
  summary:
    'Takes back the booking of a bank transfer that was a mistake: what it paid for ends, its invoice is cancelled and the order is open again; for who administers.',
  tag,
  auth: 'viewer',
  body: 'reverseBookingDto',
});

export const importBankStatement = endpoint<Shapes['importBankStatement']>({
  operation: 'importBankStatement',
  method: 'POST',
  path: '/api/v1/payment/admin/bank-statements',
  summary: 'Reads a bank statement (camt.053) and settles the orders whose references it names; for who administers.',
  tag,
  auth: 'viewer',
  body: 'file',
  encoding: 'file',
  mostFileBytes: MAX_STATEMENT_BYTES,
});

export const listBankCredits = endpoint<Shapes['listBankCredits']>({
  operation: 'listBankCredits',
  method: 'GET',
  path: '/api/v1/payment/admin/bank-credits',
  summary: 'Lists the credits of the bank account that fit no order; for who administers.',
  tag,
  auth: 'viewer',
});

export const assignBankCredit = endpoint<Shapes['assignBankCredit']>({
  operation: 'assignBankCredit',
  method: 'POST',
  path: '/api/v1/payment/admin/bank-credits/{creditId}/assign',
  summary: 'Says which order a credit pays, or that it pays none; for who administers.',
  tag,
  auth: 'viewer',
  body: 'assignBankCreditDto',
  honoursIdempotencyKey: true,
});

export const reopenBankCredit = endpoint<Shapes['reopenBankCredit']>({
  operation: 'reopenBankCredit',
  method: 'POST',
  path: '/api/v1/payment/admin/bank-credits/{creditId}/reopen',
  summary: 'Takes back that a credit was set aside or marked to be paid back; for who administers.',
  tag,
  auth: 'viewer',
  honoursIdempotencyKey: true,
});

export const returnBankCredit = endpoint<Shapes['returnBankCredit']>({
  operation: 'returnBankCredit',
  method: 'POST',
  path: '/api/v1/payment/admin/bank-credits/{creditId}/return',
  summary: 'Marks a credit to be paid back within 14 days; for who administers.',
  tag,
  auth: 'viewer',
  honoursIdempotencyKey: true,
});
