import type { ContentApiErrorBody } from '#contract/problem.ts';
import type { Problem } from '#server/platform/http/problem.ts';

const NAMES: Record<number, string> = {
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  413: 'PayloadTooLargeError',
  429: 'RateLimitError',
  500: 'InternalServerError',
};

/** Error names of the content API that its clients rely on. */
const NAMES_BY_CODE: Readonly<Record<string, string>> = {
  'account.wrong-credentials': 'ValidationError',
  'account.code-worthless': 'ValidationError',
  'account.second-factor-required': 'SecondFactorRequired',
  'request.unreadable-query': 'ValidationError',
};

/** Whether a path belongs to the content API and so answers refusals in its shape. */
export const isContentApiPath = (path: string): boolean =>
  /^\/api\/(users|connect)(\/|\?|$)/.test(path) ||
  /^\/api\/auth\/(local|forgot-password|reset-password|change-password|send-email-confirmation|email-confirmation)(\/|\?|$)/.test(
    path,
  ) ||
  /^\/api\/auth\/[^/?]+\/callback(\?|$)/.test(path);

/** The body of a refused content-API call. A broken rule of value is a 400 there, like everything that cannot be read. */
export function contentErrorBody(problem: Problem): ContentApiErrorBody {
  const status = contentStatus(problem.status);
  const fields = problem.errors ?? [];
  const name =
    NAMES_BY_CODE[problem.code] ?? NAMES[status] ?? (fields.length > 0 ? 'ValidationError' : 'ApplicationError');
  const errors = fields.map(({ path, message }) => ({ path: path.split('.'), message, name: 'ValidationError' }));
  const details = { ...problem.extensions, ...(errors.length > 0 ? { errors } : {}) };
  return { data: null, error: { status, name, message: fields[0]?.message ?? problem.message, details } };
}

/** The status of a refusal in the content API. */
export const contentStatus = (status: number): number => (status === 422 ? 400 : status);
