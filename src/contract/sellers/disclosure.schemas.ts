import * as z from 'zod/mini';
import { EditAddress } from '#contract/common.schemas.ts';
import { email, id, named, open, openText, phoneNumber, text } from '#contract/fields.ts';

export const Legal = z.object({
  firma: z.nullable(z.string()),
  legalForm: z.nullable(z.string()),
  registerNumber: z.nullable(z.string()),
  registerCourt: z.nullable(z.string()),
  authority: z.nullable(z.string()),
  chamber: z.nullable(z.string()),
  managing: z.nullable(z.string()),
});

export const EditLegal = z.object({
  firma: open(text({ max: 200 })),
  legalForm: open(text({ max: 60 })),
  registerNumber: open(text({ max: 20 })),
  registerCourt: open(text({ max: 120 })),
  authority: open(text({ max: 160 })),
  chamber: open(text({ max: 160 })),
  managing: open(text({ max: 200 })),
});

const Seat = z.object({ street: z.string(), postalCode: z.string(), city: z.string(), countryCode: z.string() });

/** Who a business is, as the law wants it named; members without a statement are null. */
export const SellerDisclosure = named(
  'SellerDisclosure',
  z.object({ legal: Legal, uid: z.nullable(z.string()), address: z.nullable(Seat) }),
);
export type SellerDisclosure = z.infer<typeof SellerDisclosure>;

export const SellerDisclosureInFull = named(
  'SellerDisclosureInFull',
  z.extend(SellerDisclosure, { email: z.nullable(z.string()), phoneNumber: z.nullable(z.string()) }),
);
export type SellerDisclosureInFull = z.infer<typeof SellerDisclosureInFull>;

export const OwnDisclosure = named(
  'OwnDisclosure',
  z.extend(SellerDisclosureInFull, {
    /** Paths of fields that the law wants and that are not stated, `address.street`; empty: all is there. */
    missing: z.array(z.string()),
    /** The company page of the account holds these facts; changing them here changes them there. */
    isOfCompany: z.boolean(),
  }),
);
export type OwnDisclosure = z.infer<typeof OwnDisclosure>;

export const DisclosureDto = named(
  'DisclosureDto',
  z.object({
    email: openText(email()),
    phoneNumber: open(phoneNumber()),
    /** Austrian VAT number, or that of another member state. */
    uid: open(text({ max: 20 })),
    address: open(EditAddress),
    legal: open(EditLegal),
  }),
);
export type DisclosureDto = z.infer<typeof DisclosureDto>;

export const disclosureShapes = {
  getOwnDisclosure: { reply: OwnDisclosure },
  updateOwnDisclosure: { body: { disclosureDto: DisclosureDto }, reply: OwnDisclosure },
  getAdvertDisclosure: {
    params: z.object({ advertId: id() }),
    reply: z.nullable(SellerDisclosureInFull),
  },
} as const;
