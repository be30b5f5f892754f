import { apiKeyRefusals } from '#texts/de/accounts/refusals.ts';
import { Problem } from '#server/platform/http/problem.ts';

export const apiKeyWorthless = (): Problem =>
  new Problem({ status: 401, code: 'api-key.worthless', message: apiKeyRefusals.worthless });

export const apiKeyNotForThis = (): Problem =>
  new Problem({ status: 403, code: 'api-key.not-for-this', message: apiKeyRefusals.notForThis });

export const apiKeyUnknown = (): Problem =>
  new Problem({ status: 404, code: 'api-key.unknown', message: apiKeyRefusals.unknown });

export const tooManyApiKeys = (most: number): Problem =>
  new Problem({ status: 422, code: 'api-key.too-many', message: apiKeyRefusals.tooMany(most) });
