import * as z from 'zod/mini';
import { serviceCategoryId } from './lookup-choices.ts';
import { Address, EditAddress, Empty, Image } from './common.schemas.ts';
import { email, id, named, open, openText, pattern, slug, text, webAddress } from './fields.ts';

export const COMPANY_STATES = ['DRAFT', 'PUBLISHED', 'UNPUBLISHED'] as const;
export const MAX_COMPANY_SERVICES = 30;

export const CompanyService = named(
  'CompanyService',
  z.object({
    id: z.string(),
    category: z.nullable(z.object({ id: z.number(), text: z.string(), group: z.string() })),
    title: z.string(),
    description: z.string(),
    image: z.nullable(Image),
  }),
);

export const Company = named(
  'Company',
  z.object({
    id: z.string(),
    isPublished: z.boolean(),
    isCompanyOfUser: z.boolean(),
    services: z.array(CompanyService),
    name: z.string(),
    websiteUrl: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
    uid: z.nullable(z.string()),
    pefcCertified: z.boolean(),
    address: z.nullable(Address),
    logo: z.nullable(Image),
    banner: z.nullable(Image),
    slug: z.exactOptional(z.string()),
    ownerUserId: z.exactOptional(z.string()),
    publishState: z.exactOptional(z.enum(COMPANY_STATES)),
  }),
);
export type Company = z.infer<typeof Company>;

const EditCompanyService = z.object({
  id: open(id()),
  category: open(serviceCategoryId()),
  title: text({ min: 2, max: 120 }),
  description: open(text({ max: 2000 })),
  image: open(id()),
});

const profile = {
  websiteUrl: openText(webAddress()),
  email: openText(email()),
  phoneNumber: open(text({ max: 40 })),
  /** Austrian VAT number, or that of another member state. */
  uid: openText(pattern(/^[A-Z]{2}[A-Z0-9]{2,12}$/, 14)),
  pefcCertified: open(z.boolean()),
  address: open(EditAddress),
  logo: open(id()),
  banner: open(id()),
  services: open(z.array(EditCompanyService).check(z.maxLength(MAX_COMPANY_SERVICES))),
};

export const CreateCompanyDto = named('CreateCompanyDto', z.object({ name: text({ min: 2, max: 120 }), ...profile }));
export const UpdateCompanyDto = named(
  'UpdateCompanyDto',
  z.object({ name: open(text({ min: 2, max: 120 })), ...profile }),
);
export const SetPublishStateDto = named(
  'SetPublishStateDto',
  z.object({ publishState: z.enum(['PUBLISHED', 'UNPUBLISHED']) }),
);

/** Both an id and a slug lead to a company. */
const CompanyParams = z.object({ companyId: slug() });

export const companyShapes = {
  createCompany: { body: { createCompanyDto: CreateCompanyDto }, reply: Company },
  deleteMyCompany: { reply: Empty },
  getCompany: { params: CompanyParams, reply: Company },
  updateCompany: { params: CompanyParams, body: { updateCompanyDto: UpdateCompanyDto }, reply: Company },
  setPublishState: { body: { setPublishStateDto: SetPublishStateDto }, reply: Company },
} as const;
