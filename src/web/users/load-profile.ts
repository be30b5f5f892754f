import type * as z from 'zod/mini';
import type { OwnSession } from '#contract/accounts/account-security.schemas.ts';
import { listOwnSessions } from '#contract/accounts/account-security.ts';
import type { Api } from '#contract/api.ts';
import { getOwnDisclosure } from '#contract/sellers/disclosure.ts';
import type { OwnDisclosure } from '#contract/sellers/disclosure.schemas.ts';
import { isEntrepreneur } from '#domain/users/seller-kind.ts';
import { getNotificationSettings } from '#contract/users/own-data.ts';
import { listOwnOrders, listOwnSubscriptions } from '#contract/payments/payment.ts';
import { listPushSubscriptions } from '#contract/push/push.ts';
import { getSecondFactor } from '#contract/accounts/second-factor.ts';
import { checkInvoiceContact, getContactTemplate, getInvoiceContact, getMe } from '#contract/users/users.ts';
import type { User, UserSubscription } from '#contract/users/users.schemas.ts';
import { formatDate, formatDateLong, formatDateTime, formatRelativeDay } from '#domain/format/dates.ts';
import type { Moment } from '#domain/format/vienna-time.ts';
import { profileTexts } from '#texts/de/users/profile.ts';
import { orderViewOf } from '#web/payments/orders/order-view.parts.ts';

export type OwnAccount = ReturnType<typeof accountOf>;
export type SessionView = ReturnType<typeof sessionView>;
export type SubscriptionView = ReturnType<typeof subscriptionView>;
export type AddressValues = { street: string; postalCode: string; city: string; countryCode: string };
export type Profile = Awaited<ReturnType<typeof loadProfile>>;

/** Everything the page shows, as the calls answer it now. */
export async function loadProfile(api: Api, { now, ownUrl }: { now: number; ownUrl: string }) {
  const [
    user,
    disclosure,
    template,
    invoice,
    invoiceCheck,
    notifications,
    sessions,
    secondFactor,
    devices,
    owned,
    orders,
  ] = await Promise.all([
    api.call(getMe, {}),
    api.call(getOwnDisclosure, {}),
    api.call(getContactTemplate, {}),
    api.call(getInvoiceContact, {}),
    api.call(checkInvoiceContact, {}),
    api.call(getNotificationSettings, {}),
    api.call(listOwnSessions, {}),
    api.call(getSecondFactor, {}),
    api.call(listPushSubscriptions, {}),
    api.call(listOwnSubscriptions, {}),
    api.call(listOwnOrders, {}),
  ]);
  const { contact } = template;
  const orderViews = orders.map((order) => orderViewOf(order, { now, ownUrl }));
  return {
    account: accountOf(user),
    disclosure: user.sellerKind === undefined || !isEntrepreneur(user.sellerKind) ? null : disclosureOf(disclosure),
    contact: {
      firstname: (contact ?? user).firstname ?? '',
      lastname: (contact ?? user).lastname ?? '',
      companyName: contact?.companyName ?? '',
      phoneNumber: contact?.phoneNumber ?? '',
      email: contact?.email ?? '',
      shopLink: contact?.shopLink ?? '',
      address: addressOf(template.address),
    },
    invoice: {
      firstname: invoice.firstname,
      lastname: invoice.lastname,
      companyName: invoice.companyName,
      uid: invoice.uid ?? '',
      address: addressOf(invoice.address),
      isComplete: invoiceCheck.isComplete,
      missing: invoiceCheck.missing ?? [],
    },
    subscriptions: owned.map((one) => subscriptionView(one, now)),
    orders: orderViews,
    notifications,
    sessions: sessions.map((session) => sessionView(session, now)),
    secondFactor,
    devices: devices.map(({ id, device, createdAt, isCurrent }) => ({
      id,
      device,
      isCurrent,
      since: formatDate(createdAt),
    })),
  };
}

function accountOf(user: User) {
  return {
    id: user.id,
    mail: user.accountMail,
    mailIsConfirmed: user.mailIsConfirmed ?? false,
    firstname: user.firstname ?? '',
    lastname: user.lastname ?? '',
    sellerKind: user.sellerKind ?? 'PRIVATE',
    termsAreAccepted: user.termsAreAccepted ?? false,
    hasPassword: user.hasPassword ?? true,
    publishingNeeds: user.publishingNeeds ?? [],
    newsletter: user.newsletterAccepted
      ? ('on' as const)
      : user.newsletterIsPending
        ? ('pending' as const)
        : ('off' as const),
    pefcForestCertificate: user.pefcForestCertificate ?? '',
    pefcCocCertificateNumber: user.pefcCocCertificateNumber ?? '',
    endsAt: user.endsAt ?? null,
    mayHaveCompany: user.permissions.some(({ param }) => param === 'company'),
    hasCompany: user.companyId !== null,
  };
}

const disclosureOf = ({ legal, address, email, phoneNumber, uid, missing, isOfCompany }: OwnDisclosure) => ({
  legal: {
    firma: legal.firma ?? '',
    legalForm: legal.legalForm ?? '',
    managing: legal.managing ?? '',
    registerNumber: legal.registerNumber ?? '',
    registerCourt: legal.registerCourt ?? '',
    authority: legal.authority ?? '',
    chamber: legal.chamber ?? '',
  },
  address: addressOf(address),
  email: email ?? '',
  phoneNumber: phoneNumber ?? '',
  uid: uid ?? '',
  missing,
  isOfCompany,
});

const addressOf = (address: AddressValues | null): AddressValues => ({
  street: address?.street ?? '',
  postalCode: address?.postalCode ?? '',
  city: address?.city ?? '',
  countryCode: address?.countryCode || 'AT',
});

/** What runs or is to come, and whether it goes on by itself. */
function subscriptionView(subscription: z.infer<typeof UserSubscription>, now: number) {
  const { id, title, validFrom, validTo, canceledAt } = subscription;
  return {
    id,
    title: title ?? '',
    /** Null: it has begun. */
    begins: Date.parse(validFrom) > now ? formatDateLong(validFrom) : null,
    // The end is the first moment after it: its last day is the one before.
    until: validTo === null ? null : formatDateLong(new Date(Date.parse(validTo) - 1)),
    isCanceled: canceledAt !== null,
    renews: subscription.isRecurring ?? false,
    isTransfer: subscription.isPaidByTransfer ?? false,
    methodIsChangeable: subscription.paymentMethodIsChangeable ?? false,
    isOverdue: subscription.isOverdue ?? false,
  };
}

const { security: texts } = profileTexts;

/** A session in words: where, how and when. */
function sessionView({ id, kind, device, signInMethod, createdAt, lastSeenAt, isCurrent }: OwnSession, now: Moment) {
  const methods: Readonly<Record<string, string>> = texts.methods;
  return {
    id,
    isCurrent,
    kind,
    device,
    method: methods[signInMethod] ?? texts.methodOf(signInMethod),
    signedInAt: formatDateTime(createdAt),
    lastSeen: formatRelativeDay(lastSeenAt, now),
  };
}
