import * as z from 'zod/mini';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#domain/search/search-types.ts';
import {
  countryCode,
  decimal,
  email,
  id,
  named,
  open,
  phoneNumber,
  openText,
  text,
  webAddress,
  wholeNumberInQuery,
} from './fields.ts';

/** Highest page number of a list; deeper paging uses a cursor. */
export const MAX_PAGE = 100_000;

export const PageQuery = z.object({
  page: z._default(wholeNumberInQuery(0, MAX_PAGE), 0),
  size: z._default(wholeNumberInQuery(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
});

/** One page of a list; `pageSize` was requested, `size` is returned. */
export function paged<T extends z.core.$ZodType>(item: T) {
  return z.object({
    page: z.number(),
    items: z.array(item),
    pageSize: z.number(),
    totalPages: z.number(),
    totalElements: z.number(),
    size: z.number(),
  });
}
export type Paged<T> = {
  page: number;
  items: T[];
  pageSize: number;
  totalPages: number;
  totalElements: number;
  size: number;
};

export const Empty = z.object({});

/** What the camera noted of a picture, as its seller may show it. */
export const ImageCapture = named(
  'ImageCapture',
  z.object({
    /** The camera's own calendar day, "2026-11-12"; null: not noted. Others than the owner get captures with a day only. */
    day: z.nullable(z.string()),
    /** `PILE`: at the exact point of the goods; `TOWN`: around the place of the advert; for the owner only `AWAY`: elsewhere, `OPEN`: the advert has no place yet. */
    spot: z.exactOptional(z.enum(['PILE', 'TOWN', 'AWAY', 'OPEN'])),
    isShown: z.boolean(),
  }),
);
export type ImageCapture = z.infer<typeof ImageCapture>;

export const Image = named(
  'Image',
  z.object({
    id: z.string(),
    order: z.number(),
    url: z.string(),
    width: z.exactOptional(z.number()),
    height: z.exactOptional(z.number()),
    /** Tiny picture as a data address, shown until the real one is there. */
    placeholder: z.exactOptional(z.string()),
    /** true: a drawing of such goods, not a photo of them. */
    isSymbol: z.exactOptional(z.boolean()),
    alt: z.exactOptional(z.string()),
    /** What `images[].storedFileId` of a write takes; null for drawings. */
    storedFileId: z.exactOptional(z.nullable(z.string())),
    /** When and where it was taken: to its owner what is known, to others what the owner shows. */
    capture: z.exactOptional(ImageCapture),
  }),
);
export type Image = z.infer<typeof Image>;

export const Address = named(
  'Address',
  z.object({
    id: z.string(),
    city: z.string(),
    countryCode: z.string(),
    postalCode: z.string(),
    street: z.string(),
    longitude: z.nullable(z.number()),
    latitude: z.nullable(z.number()),
  }),
);
export type Address = z.infer<typeof Address>;

export const EditAddress = named(
  'EditAddress',
  z.object({
    city: open(text({ max: 120 })),
    countryCode: openText(countryCode()),
    postalCode: open(text({ max: 12 })),
    street: open(text({ max: 160 })),
    longitude: open(decimal(-180, 180)),
    latitude: open(decimal(-90, 90)),
  }),
);
export type EditAddress = z.infer<typeof EditAddress>;

export const Contact = named(
  'Contact',
  z.object({
    id: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    companyName: z.string(),
    /** null until the visitor requests it with `POST /adverts/{advertId}/contact`. */
    phoneNumber: z.nullable(z.string()),
    /** null until the visitor requests it with `POST /adverts/{advertId}/contact`. */
    email: z.nullable(z.string()),
    shopLink: z.nullable(z.string()),
    /** Whether there is anything to ask for. */
    hasPhoneNumber: z.exactOptional(z.boolean()),
    hasEmail: z.exactOptional(z.boolean()),
  }),
);
export type Contact = z.infer<typeof Contact>;

export const EditContact = named(
  'EditContact',
  z.object({
    firstname: open(text({ max: 80 })),
    lastname: open(text({ max: 80 })),
    companyName: open(text({ max: 120 })),
    phoneNumber: open(phoneNumber()),
    email: openText(email()),
    shopLink: openText(webAddress()),
  }),
);
export type EditContact = z.infer<typeof EditContact>;

export const WoodType = named('WoodType', z.object({ id: z.number(), text: z.string() }));
export type WoodType = z.infer<typeof WoodType>;

export const AdvertParams = z.object({ advertId: id() });
