import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CATALOGUE } from './catalogue.ts';
import { pathParameters } from '#contract/endpoint.ts';
import type { Shape } from '#contract/endpoint.ts';

/** The calls of the specification, section 7, in its words. */
const SPECIFIED = `
GET /api/users/me
POST /api/auth/local
POST /api/auth/local/register
POST /api/auth/forgot-password
POST /api/auth/reset-password
POST /api/auth/change-password
POST /api/auth/send-email-confirmation
GET /api/auth/{provider}/callback
GET /api/auth/csrf
GET /api/auth/providers
GET /api/auth/session
POST /api/auth/signin/{provider}
POST /api/auth/callback/{provider}
POST /api/auth/signout
POST /api/v1/adverts
DELETE /api/v1/adverts
GET /api/v1/adverts/{advertId}
GET /api/v1/adverts/user/{userId}
POST /api/v1/adverts/{advertId}/publish
POST /api/v1/adverts/{advertId}/unpublish
PUT /api/v1/adverts/{advertId}/active
PUT /api/v1/adverts/{advertId}
POST /api/v1/adverts/{advertId}/images
GET /api/v1/advertising
GET /api/v1/chats
GET /api/v1/chats/status
GET /api/v1/chats/{chatId}/messages
POST /api/v1/chats/{chatId}/messages
POST /api/v1/chats/initChat
POST /api/v1/chats/image
POST /api/v1/companies/create
DELETE /api/v1/companies/delete-my-company
GET /api/v1/companies/{companyId}
PUT /api/v1/companies/{companyId}
POST /api/v1/companies/set-publish-state
GET /api/v1/company-services/certificates
GET /api/v1/company-services/categories
GET /api/v1/company-services/equipments
GET /api/v1/company-services/federalstates
GET /api/v1/drying-states
GET /api/v1/pellet-quality-types
GET /api/v1/wood-types
POST /api/v1/event-logs/submit-event
GET /api/v1/payment/order/{aboModel}/{paymentRecurrence}/{paymentType}
POST /api/v1/products/getAllNearProducts
POST /api/v1/products/nearBySearchTerm
POST /api/v1/products
GET /api/v1/products/{slug}
GET /api/v1/publicdata
GET /api/v1/statistics/adsAndClicks
GET /api/v1/statistics/listingsAndContacts
GET /api/v1/statistics/logoStats
GET /api/v1/statistics/advertisingStats
GET /api/v1/statistics/popularAds
GET /api/v1/statistics/public
GET /api/v1/statistics/registeredUsers
GET /api/v1/statistics/siteRequests
GET /api/v1/users/me
GET /api/v1/users/me/permission-company
GET /api/v1/users/me/permission-pellets
GET /api/v1/users/me/subscription
GET /api/v1/users/me/contact-template
PUT /api/v1/users/me/contact-template
GET /api/v1/users/me/contact-invoice
PUT /api/v1/users/me/contact-invoice
GET /api/v1/users/me/contact-invoice-complete
GET /api/v1/users/me/pefc
PUT /api/v1/users/me/pefc
PUT /api/v1/users/me/newUser
PUT /api/v1/users/me/newsletter
POST /api/v1/users/user
POST /api/v1/users/user/details
POST /api/v1/voucher
GET /api/v1/wood-chips-properties/ashes
GET /api/v1/wood-chips-properties/fine-fractions
GET /api/v1/wood-chips-properties/moisture-contents
GET /api/v1/wood-chips-properties/particle-sizes
GET /api/v1/wood-chips-properties/raw-material-groups
GET /api/v1/wood-chips-properties/wood-chips-drying-states
GET /api/v1/wood-chips-properties/wood-chips-wood-types
`
  .trim()
  .split('\n');

/** Names that a schema refuses to miss. */
function requiredNames(schema: Shape['query']): string[] {
  if (schema === undefined) return [];
  const result = z.safeParse(schema, {});
  return result.success ? [] : result.error.issues.map((issue) => issue.path.join('.')).toSorted();
}

describe('the catalogue of calls', () => {
  it('holds every call that the specification names', () => {
    const known = CATALOGUE.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(SPECIFIED.filter((call) => !known.includes(call))).toEqual([]);
  });

  it('names every operation and every method with its path once', () => {
    const operations = CATALOGUE.map(({ endpoint }) => endpoint.operation);
    const calls = CATALOGUE.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(operations).size).toBe(operations.length);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(CATALOGUE.map(({ endpoint, shape }) => [endpoint.operation, endpoint, shape] as const))(
    '%s checks in the browser for exactly what its schemas refuse to miss',
    (_, endpoint, shape) => {
      expect(pathParameters(endpoint.path).toSorted()).toEqual(requiredNames(shape.params));
      expect([...endpoint.requiredQuery].toSorted()).toEqual(requiredNames(shape.query));
      expect(Object.keys(shape.body ?? {})).toEqual(endpoint.body === null ? [] : [endpoint.body]);
    },
  );

  it('gives every call a summary that is one sentence', () => {
    for (const { endpoint } of CATALOGUE) expect(endpoint.summary).toMatch(/^[A-Z][^\n]+\.$/);
  });
});
