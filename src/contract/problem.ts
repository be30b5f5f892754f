/** Marks a refusal that the page explains as a matter of access; the text to show follows it. */
export const ACCESS_MARKER = '#:#';

/** One refused field: the path as the caller wrote it (`categoryData.lengthInCm`) and a German sentence. */
export type FieldProblem = { path: string; message: string };

/** The body of every refused content-API call. */
export type ContentApiErrorBody = {
  data: null;
  error: { status: number; name: string; message: string; details?: unknown };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isFieldProblem(value: unknown): value is FieldProblem {
  return isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';
}

/** What can be read of a refusal, also of other servers; null where there is no message at all. */
export function readProblem(
  body: unknown,
): { message: string; code: string | null; fields: FieldProblem[]; requestId: string | null } | null {
  if (!isRecord(body) || typeof body['message'] !== 'string') return null;
  const errors = body['errors'];
  return {
    message: body['message'],
    code: typeof body['code'] === 'string' ? body['code'] : null,
    fields: Array.isArray(errors) ? errors.filter(isFieldProblem) : [],
    requestId: typeof body['requestId'] === 'string' ? body['requestId'] : null,
  };
}

/** The error part of a content-API body, or null. */
export function readContentApiError(body: unknown): ContentApiErrorBody['error'] | null {
  const error = isRecord(body) ? body['error'] : null;
  if (!isRecord(error)) return null;
  const { status, name, message, details } = error;
  if (typeof status !== 'number' || typeof name !== 'string' || typeof message !== 'string') return null;
  return details === undefined ? { status, name, message } : { status, name, message, details };
}
