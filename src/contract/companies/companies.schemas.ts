import * as z from 'zod/mini';
import { CHECK_KINDS } from '#domain/companies/company-numbers.ts';
import { COMPANY_STATES } from '#domain/companies/company-profile.ts';
import { COMPANY_HOLDS } from '#domain/moderation/account-cases.ts';
import { MAX_OPENING_SPANS } from '#domain/companies/opening-hours.ts';
import { idOf } from '#contract/adverts/lookup-choices.ts';
import { UploadedFile } from '#contract/adverts/adverts.schemas.ts';
import { Address, EditAddress, Empty, Image, MAX_PAGE, paged } from '#contract/common.schemas.ts';
import { EditLegal, Legal } from '#contract/sellers/disclosure.schemas.ts';
import {
  email,
  id,
  instant,
  MAX_INTEGER,
  named,
  open,
  phoneNumber,
  openText,
  pattern,
  slug,
  text,
  webAddress,
  wholeNumber,
  wholeNumberInQuery,
} from '#contract/fields.ts';

const MAX_COMPANY_SERVICES = 30;
export const COMPANY_PAGE_SIZE = 24;

const ServiceCategory = z.object({ id: z.number(), text: z.string(), group: z.string() });

export const CompanyService = named(
  'CompanyService',
  z.object({
    id: z.string(),
    category: z.nullable(ServiceCategory),
    title: z.string(),
    description: z.string(),
    /** A drawing (`isSymbol`) where no picture was uploaded and the category says what to draw. */
    image: z.nullable(Image),
  }),
);
export type CompanyService = z.infer<typeof CompanyService>;

const OpeningSpan = z.object({
  /** 1 is Monday, 7 is Sunday. */
  weekday: wholeNumber(1, 7),
  from: pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 5),
  /** Not after `from`: on the next day. */
  to: pattern(/^([01]\d|2[0-3]):[0-5]\d$/, 5),
});

const Check = z.nullable(z.object({ what: z.enum(CHECK_KINDS), checkedAt: instant() }));

const Area = z.object({ id: z.number(), name: z.string(), countryCode: z.string() });

export const Company = named(
  'Company',
  z.object({
    id: z.string(),
    /** Whether everybody sees the page now: published, and the licence of the account behind it runs. */
    isPublished: z.boolean(),
    isCompanyOfUser: z.boolean(),
    services: z.array(CompanyService),
    name: z.string(),
    websiteUrl: z.nullable(z.string()),
    /** null until the visitor requests it with `POST /companies/{companyId}/contact`; its owner sees it. */
    email: z.nullable(z.string()),
    /** null until the visitor requests it with `POST /companies/{companyId}/contact`; its owner sees it. */
    phoneNumber: z.nullable(z.string()),
    uid: z.nullable(z.string()),
    pefcCertified: z.boolean(),
    /** The position is a blurred one, for everybody. */
    address: z.nullable(Address),
    logo: z.nullable(Image),
    banner: z.nullable(Image),
    slug: z.exactOptional(z.string()),
    ownerUserId: z.exactOptional(z.string()),
    publishState: z.exactOptional(z.enum(COMPANY_STATES)),
    /** For its owner: a moderator has to check the page first (REVIEW), or has blocked it (BLOCKED). */
    hold: z.exactOptional(z.enum(COMPANY_HOLDS)),
    hasEmail: z.exactOptional(z.boolean()),
    hasPhoneNumber: z.exactOptional(z.boolean()),
    description: z.exactOptional(z.string()),
    openingHours: z.exactOptional(z.array(z.object({ weekday: z.number(), from: z.string(), to: z.string() }))),
    openingNote: z.exactOptional(z.string()),
    legal: z.exactOptional(Legal),
    pefcNumber: z.exactOptional(z.nullable(z.string())),
    deliveryArea: z.exactOptional(z.object({ areas: z.array(Area), radiusInKm: z.nullable(z.number()) })),
    /** What was checked of a number and when; no register was asked. */
    checks: z.exactOptional(z.object({ uid: Check, registerNumber: Check, pefc: Check })),
    publishedAt: z.exactOptional(z.nullable(instant())),
    /** For its owner: when it was changed last, by whatever call. */
    updatedAt: z.exactOptional(instant()),
  }),
);
export type Company = z.infer<typeof Company>;

const EditCompanyService = z.object({
  id: open(id()),
  category: open(idOf('SERVICE_CATEGORIES')),
  title: text({ min: 2, max: 120 }),
  description: open(text({ max: 2000 })),
  /** Id of an own upload (`POST /companies/image`). */
  image: open(id()),
});

/** On a change an absent field is unchanged; null or an empty text removes it. */
const profile = {
  websiteUrl: openText(webAddress()),
  email: openText(email()),
  phoneNumber: open(phoneNumber()),
  /** Austrian VAT number, or that of another member state. */
  uid: open(text({ max: 20 })),
  pefcCertified: open(z.boolean()),
  address: open(EditAddress),
  /** Id of an own upload (`POST /companies/image`). */
  logo: open(id()),
  /** Id of an own upload (`POST /companies/image`). */
  banner: open(id()),
  services: open(z.array(EditCompanyService).check(z.maxLength(MAX_COMPANY_SERVICES))),
  description: open(text({ max: 5000 })),
  openingHours: open(z.array(OpeningSpan).check(z.maxLength(MAX_OPENING_SPANS))),
  openingNote: open(text({ max: 300 })),
  legal: open(EditLegal),
  pefcNumber: open(text({ max: 40 })),
  deliveryArea: open(
    z.object({
      areaIds: open(z.array(idOf('AREAS_OF_SERVICE')).check(z.maxLength(40))),
      radiusInKm: open(wholeNumber(1, 1000)),
    }),
  ),
};

export const CreateCompanyDto = named(
  'CreateCompanyDto',
  z.object({ name: open(text({ min: 2, max: 120 })), ...profile }),
);
export type CreateCompanyDto = z.infer<typeof CreateCompanyDto>;
export const UpdateCompanyDto = named(
  'UpdateCompanyDto',
  z.object({
    name: open(text({ min: 2, max: 120 })),
    ...profile,
    /** As it was read; where the company was changed since, the change is refused. */
    updatedAt: z.optional(instant()),
  }),
);
export type UpdateCompanyDto = z.infer<typeof UpdateCompanyDto>;
export const SetPublishStateDto = named(
  'SetPublishStateDto',
  z.object({ publishState: z.enum(['PUBLISHED', 'UNPUBLISHED']) }),
);

/** A company in a list, without contact data. */
export const CompanyListItem = named(
  'CompanyListItem',
  z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    teaser: z.string(),
    city: z.string(),
    postalCode: z.string(),
    countryCode: z.string(),
    services: z.array(z.string()),
    pefcIsChecked: z.boolean(),
    uidIsChecked: z.boolean(),
    advertCount: z.number(),
    logo: z.nullable(Image),
    /** Its banner, else the picture or drawing of its first service that has one. */
    picture: z.exactOptional(z.nullable(Image)),
    openingHours: z.exactOptional(z.array(z.object({ weekday: z.number(), from: z.string(), to: z.string() }))),
    /** Blurred, as on its page; null where its place is not known. */
    latitude: z.exactOptional(z.nullable(z.number())),
    longitude: z.exactOptional(z.nullable(z.number())),
  }),
);
export type CompanyListItem = z.infer<typeof CompanyListItem>;

const Counted = z.object({ id: z.number(), count: z.number() });

/** One page of companies, with the number by federal state and service among those matching the other filters. */
const CompanyList = named(
  'CompanyList',
  z.extend(paged(CompanyListItem), { states: z.array(Counted), services: z.array(Counted) }),
);
export type CompanyList = z.infer<typeof CompanyList>;

const CompanyQuery = z.object({
  search: z.optional(text({ max: 120 })),
  /** Id of a federal state: the company is there or delivers there. */
  state: z.optional(wholeNumberInQuery(1, 9)),
  /** Id of a service category. */
  service: z.optional(wholeNumberInQuery(1, MAX_INTEGER)),
  page: z._default(wholeNumberInQuery(0, MAX_PAGE), 0),
});

export const CompanyContact = named(
  'CompanyContact',
  z.object({ phoneNumber: z.nullable(z.string()), email: z.nullable(z.string()) }),
);
export type CompanyContact = z.infer<typeof CompanyContact>;

const Figure = z.object({ lastDays: z.number(), ever: z.number() });

/** What a company got from the marketplace; `lastDays` are the `days` up to today, days of Vienna. */
export const CompanyFigures = named(
  'CompanyFigures',
  z.object({
    days: z.number(),
    /** How often phone number and e-mail address of its page were shown. */
    contacts: Figure,
    /** How often its website was opened from its adverts. */
    websiteClicks: Figure,
  }),
);
export type CompanyFigures = z.infer<typeof CompanyFigures>;

/** Both an id and a slug lead to a company. */
const CompanyParams = z.object({ companyId: slug() });

export const companyShapes = {
  listCompanies: { query: CompanyQuery, reply: CompanyList },
  createCompany: { body: { createCompanyDto: CreateCompanyDto }, reply: Company },
  deleteMyCompany: { reply: Empty },
  getCompany: { params: CompanyParams, reply: Company },
  updateCompany: { params: CompanyParams, body: { updateCompanyDto: UpdateCompanyDto }, reply: Company },
  setPublishState: { body: { setPublishStateDto: SetPublishStateDto }, reply: Company },
  uploadCompanyImage: { body: { file: UploadedFile }, reply: Image },
  getCompanyFigures: { params: CompanyParams, reply: CompanyFigures },
  revealCompanyContact: { params: CompanyParams, reply: CompanyContact },
} as const;
