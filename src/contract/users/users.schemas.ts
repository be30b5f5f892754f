import * as z from 'zod/mini';
import { PUBLISHING_NEEDS } from '#domain/users/publishing-needs.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { normalisePostalCode } from '#domain/places/postal-code.ts';
import { SELLER_KINDS } from '#domain/users/seller-kind.ts';
import { RatingCounts } from '#contract/ratings/rating-counts.schemas.ts';
import { Seller } from '#contract/adverts/adverts.schemas.ts';
import { Address, Contact, EditAddress, EditContact, Empty } from '#contract/common.schemas.ts';
import { id, instant, named, open, openText, pattern, text } from '#contract/fields.ts';

export const Permission = named(
  'Permission',
  z.object({ id: z.number(), param: z.string(), title: z.string(), description: z.string() }),
);

export const User = named(
  'User',
  z.object({
    id: z.string(),
    permissions: z.array(Permission),
    accountMail: z.string(),
    newsletterAccepted: z.boolean(),
    companyId: z.nullable(z.string()),
    newUser: z.boolean(),
    pefcForestCertificate: z.nullable(z.string()),
    pefcCocCertificateNumber: z.nullable(z.string()),
    firstname: z.exactOptional(z.string()),
    lastname: z.exactOptional(z.string()),
    sellerKind: z.exactOptional(z.enum(SELLER_KINDS)),
    mailIsConfirmed: z.exactOptional(z.boolean()),
    termsAreAccepted: z.exactOptional(z.boolean()),
    /** false: the account signs in by mail link or another service and proves itself by a fresh sign-in. */
    hasPassword: z.exactOptional(z.boolean()),
    /** A confirmation mail for the newsletter is on its way and not answered yet. */
    newsletterIsPending: z.exactOptional(z.boolean()),
    /** What is missing before the first publishing; empty: nothing. */
    publishingNeeds: z.exactOptional(z.array(z.enum(PUBLISHING_NEEDS))),
    /** When the account will be deleted; null: not requested. */
    endsAt: z.exactOptional(z.nullable(instant())),
  }),
);
export type User = z.infer<typeof User>;

export const UserSubscription = named(
  'UserSubscription',
  z.object({
    id: z.string(),
    validFrom: instant(),
    validTo: z.nullable(instant()),
    createdAt: instant(),
    canceledAt: z.nullable(instant()),
    amountPaid: z.number(),
    currency: z.string(),
    title: z.exactOptional(z.string()),
    privilegeGroup: z.exactOptional(z.string()),
    /** Goes on by itself until it is canceled. */
    isRecurring: z.exactOptional(z.boolean()),
    /** The next period is paid by a bank transfer that its owner makes. */
    isPaidByTransfer: z.exactOptional(z.boolean()),
    /** A payment service charges the next period; its card or account can be changed. */
    paymentMethodIsChangeable: z.exactOptional(z.boolean()),
    /** The period is over and the next one is not paid: it could not be charged yet, or its transfer is missing. */
    isOverdue: z.exactOptional(z.boolean()),
  }),
);

export const ContactTemplate = named(
  'ContactTemplate',
  z.object({ contact: z.nullable(Contact), address: z.nullable(Address) }),
);
export const ContactTemplateDto = named(
  'ContactTemplateDto',
  z.object({ contact: open(EditContact), address: open(EditAddress) }),
);

const uid = () => pattern(/^[A-Z]{2}[A-Z0-9]{2,12}$/, 14);

export const InvoiceContact = named(
  'InvoiceContact',
  z.object({
    firstname: z.string(),
    lastname: z.string(),
    companyName: z.string(),
    uid: z.nullable(z.string()),
    address: z.nullable(Address),
  }),
);
export const InvoiceContactDto = named(
  'InvoiceContactDto',
  z.object({
    firstname: open(text({ max: 80 })),
    lastname: open(text({ max: 80 })),
    companyName: open(text({ max: 120 })),
    uid: openText(uid()),
    address: open(EditAddress).check(
      z.refine(hasRealPostalCode, { path: ['postalCode'], params: { rule: 'postal-code.unknown' } }),
    ),
  }),
);

/** An invoice goes there; a draft of an advert may still hold half a postcode. */
function hasRealPostalCode(address: z.infer<typeof EditAddress> | null | undefined): boolean {
  const postalCode = address?.postalCode ?? '';
  return postalCode === '' || normalisePostalCode(address?.countryCode || 'AT', postalCode) !== null;
}

export const InvoiceContactCheck = named(
  'InvoiceContactCheck',
  z.object({
    isComplete: z.boolean(),
    /** Paths of the fields that are missing, `address.street`. */
    missing: z.exactOptional(z.array(z.string())),
  }),
);

export const Pefc = named(
  'Pefc',
  z.object({
    pefcForestCertificate: z.nullable(z.string()),
    pefcCocCertificateNumber: z.nullable(z.string()),
  }),
);
export const PefcDto = named(
  'PefcDto',
  z.object({
    pefcForestCertificate: open(text({ max: 60 })),
    pefcCocCertificateNumber: open(text({ max: 60 })),
  }),
);

export const UserDetailsDto = named(
  'UserDetailsDto',
  z.object({
    firstname: open(text({ min: 1, max: 80 })),
    lastname: open(text({ min: 1, max: 80 })),
    sellerKind: open(z.enum(SELLER_KINDS)),
    termsAccepted: open(z.boolean()),
  }),
);

export const PublicUser = named(
  'PublicUser',
  z.extend(Seller, {
    advertCount: z.number(),
    companyId: z.exactOptional(z.nullable(z.string())),
    /** Agreements made as a seller, of the thousand latest chats; absent where there is none. */
    agreementCount: z.exactOptional(z.number()),
    /** How first messages of the last 90 days were answered; absent below five of them. */
    answers: z.exactOptional(
      z.object({
        /** First messages that are answered or a day old, of the fifty latest chats. */
        inquiries: z.number(),
        answered: z.number(),
        /** Three of four answers came within this time; null without an answer. */
        mostWithinInMinutes: z.nullable(z.number()),
      }),
    ),
    /** Counts of what buyers said; absent without a published rating. */
    ratings: z.exactOptional(RatingCounts),
  }),
);

export const PublicUserDetails = named(
  'PublicUserDetails',
  z.extend(PublicUser, {
    /** Public adverts by category, most first. */
    advertCounts: z.array(z.object({ category: z.enum(CATEGORY_CODES), count: z.number() })),
    /** Adverts that were ever public, the present ones included. */
    publishedInTotal: z.number(),
    /** Places of the public adverts as their pages show them, most adverts first, at most five. */
    places: z.array(z.object({ countryCode: z.string(), postalCode: z.string(), city: z.string() })),
    lastPublishedAt: z.nullable(instant()),
    pefcIsStated: z.boolean(),
  }),
);

export const userShapes = {
  getMe: { reply: User },
  checkCompanyPermission: { reply: Empty },
  checkPelletsPermission: { reply: Empty },
  getSubscription: { reply: z.nullable(UserSubscription) },
  getContactTemplate: { reply: ContactTemplate },
  updateContactTemplate: { body: { contactTemplateDto: ContactTemplateDto }, reply: ContactTemplate },
  getInvoiceContact: { reply: InvoiceContact },
  updateInvoiceContact: { body: { invoiceContactDto: InvoiceContactDto }, reply: InvoiceContact },
  checkInvoiceContact: { reply: InvoiceContactCheck },
  getPefc: { reply: Pefc },
  updatePefc: { body: { pefcDto: PefcDto }, reply: Pefc },
  updateNewUser: { body: { newUserDto: z.object({ newUser: z.boolean() }) }, reply: User },
  updateNewsletter: {
    body: { userNewsletterAcceptedDto: z.object({ newsletterAccepted: z.boolean() }) },
    reply: User,
  },
  findUser: { body: { userDto: z.object({ id: id() }) }, reply: PublicUser },
  getUserDetails: { body: { userDto: z.object({ id: id() }) }, reply: PublicUserDetails },
  updateUserDetails: { body: { userDetailsDto: UserDetailsDto }, reply: User },
} as const;
