import { endpoint } from '#contract/endpoint.ts';
import type { userShapes } from './users.schemas.ts';

type Shapes = typeof userShapes;

const tag = 'Users';

export const getMe = endpoint<Shapes['getMe']>({
  operation: 'getMe',
  method: 'GET',
  path: '/api/v1/users/me',
  summary: 'Reads the account of the viewer.',
  tag,
  auth: 'viewer',
});

export const checkCompanyPermission = endpoint<Shapes['checkCompanyPermission']>({
  operation: 'checkCompanyPermission',
  method: 'GET',
  path: '/api/v1/users/me/permission-company',
  summary: 'Succeeds if the viewer may keep a company page, else answers 403.',
  tag,
  auth: 'viewer',
});

export const checkPelletsPermission = endpoint<Shapes['checkPelletsPermission']>({
  operation: 'checkPelletsPermission',
  method: 'GET',
  path: '/api/v1/users/me/permission-pellets',
  summary: 'Succeeds if the viewer may sell pellets, else answers 403.',
  tag,
  auth: 'viewer',
});

export const getSubscription = endpoint<Shapes['getSubscription']>({
  operation: 'getSubscription',
  method: 'GET',
  path: '/api/v1/users/me/subscription',
  summary: 'Reads the running subscription of the viewer, or null.',
  tag,
  auth: 'viewer',
});

export const getContactTemplate = endpoint<Shapes['getContactTemplate']>({
  operation: 'getContactTemplate',
  method: 'GET',
  path: '/api/v1/users/me/contact-template',
  summary: 'Reads what new adverts of the viewer start with as contact and address.',
  tag,
  auth: 'viewer',
});

export const updateContactTemplate = endpoint<Shapes['updateContactTemplate']>({
  operation: 'updateContactTemplate',
  method: 'PUT',
  path: '/api/v1/users/me/contact-template',
  summary: 'Replaces what new adverts start with as contact and address.',
  tag,
  auth: 'viewer',
  body: 'contactTemplateDto',
});

export const getInvoiceContact = endpoint<Shapes['getInvoiceContact']>({
  operation: 'getInvoiceContact',
  method: 'GET',
  path: '/api/v1/users/me/contact-invoice',
  summary: 'Reads the invoice address of the viewer.',
  tag,
  auth: 'viewer',
});

export const updateInvoiceContact = endpoint<Shapes['updateInvoiceContact']>({
  operation: 'updateInvoiceContact',
  method: 'PUT',
  path: '/api/v1/users/me/contact-invoice',
  summary: 'Replaces the invoice address of the viewer.',
  tag,
  auth: 'viewer',
  body: 'invoiceContactDto',
});

export const checkInvoiceContact = endpoint<Shapes['checkInvoiceContact']>({
  operation: 'checkInvoiceContact',
  method: 'GET',
  path: '/api/v1/users/me/contact-invoice-complete',
  summary: 'Says whether the invoice address is complete enough for an order.',
  tag,
  auth: 'viewer',
});

export const getPefc = endpoint<Shapes['getPefc']>({
  operation: 'getPefc',
  method: 'GET',
  path: '/api/v1/users/me/pefc',
  summary: 'Reads the PEFC certificates of the viewer.',
  tag,
  auth: 'viewer',
});

export const updatePefc = endpoint<Shapes['updatePefc']>({
  operation: 'updatePefc',
  method: 'PUT',
  path: '/api/v1/users/me/pefc',
  summary: 'Replaces the PEFC certificates of the viewer.',
  tag,
  auth: 'viewer',
  body: 'pefcDto',
});

export const updateNewUser = endpoint<Shapes['updateNewUser']>({
  operation: 'updateNewUser',
  method: 'PUT',
  path: '/api/v1/users/me/newUser',
  summary: 'Says that the viewer has seen the welcome page.',
  tag,
  auth: 'viewer',
  body: 'newUserDto',
});

export const updateNewsletter = endpoint<Shapes['updateNewsletter']>({
  operation: 'updateNewsletter',
  method: 'PUT',
  path: '/api/v1/users/me/newsletter',
  summary: 'Orders the newsletter, which starts once the mailed link is confirmed, or ends it at once.',
  tag,
  auth: 'viewer',
  body: 'userNewsletterAcceptedDto',
});

export const findUser = endpoint<Shapes['findUser']>({
  operation: 'findUser',
  method: 'POST',
  path: '/api/v1/users/user',
  summary: 'Reads what everybody may know of a seller.',
  tag,
  auth: 'anonymous',
  body: 'userDto',
});

export const getUserDetails = endpoint<Shapes['getUserDetails']>({
  operation: 'getUserDetails',
  method: 'POST',
  path: '/api/v1/users/user/details',
  summary: 'Reads what everybody may know of a seller in detail: company, adverts by category, places.',
  tag,
  auth: 'anonymous',
  body: 'userDto',
});

export const updateUserDetails = endpoint<Shapes['updateUserDetails']>({
  operation: 'updateUserDetails',
  method: 'PUT',
  path: '/api/v1/users/me/details',
  summary: 'Sets own name, kind of seller and acceptance of the terms; what is absent stays as it is.',
  tag,
  auth: 'viewer',
  body: 'userDetailsDto',
});
