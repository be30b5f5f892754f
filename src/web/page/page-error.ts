import { isRouteErrorResponse } from 'react-router';

/** What the error page shows, as the specification words it. */
export type PageError = { status: number; statusMessage: string; description: string | null };

/** Returns status, message and description of anything that was thrown while a page was made. */
export function pageErrorOf(error: unknown): PageError {
  const status = isRouteErrorResponse(error) ? error.status : (numberAt(error, 'status') ?? 500);
  const own = isRouteErrorResponse(error) ? error.statusText : (textAt(error, 'statusText') ?? '');
  const fallback = status === 404 ? 'Page Not Found' : 'Internal Server Error';
  const thrown = isRouteErrorResponse(error) ? error.data : error;
  return {
    status,
    statusMessage: own === '' || own === 'Not Found' ? fallback : own,
    description: typeof thrown === 'string' && thrown !== '' ? thrown : textAt(thrown, 'message'),
  };
}

function textAt(value: unknown, key: string): string | null {
  const found = at(value, key);
  return typeof found === 'string' && found !== '' ? found : null;
}

function numberAt(value: unknown, key: string): number | null {
  const found = at(value, key);
  return typeof found === 'number' && found >= 400 && found <= 599 ? found : null;
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
