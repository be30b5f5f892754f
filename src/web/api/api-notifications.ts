import { isFetchError, isResponseError } from '#contract/api-errors.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import { callTexts } from '#texts/de/page/calls.ts';

/** What a failed call shows the visitor; a failed query is a warning, a failed write an error. */
export type CallNotification = {
  kind: 'warning' | 'error' | 'access';
  text: string;
  /** Calls of one sort; the newer message replaces the older one. */
  group?: string;
};

type CallSource = 'query' | 'mutation';

const isAbandoned = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'CancelledError');

/** The server's message, from where the kind of error stores it. */
function serverMessageOf(error: unknown): string | null {
  if (isResponseError(error)) return error.serverMessage;
  const isContentApiError = error instanceof Error && 'status' in error && 'details' in error;
  return isContentApiError && error.name !== 'UnknownError' ? error.message : null;
}

function ownText(error: unknown): string {
  if (isFetchError(error)) return callTexts.noConnection;
  return isResponseError(error) && error.status === 429 ? callTexts.tooMany : callTexts.failed;
}

/** Returns the one notification for a failed call, or null for a call that was given up on purpose. */
export function notificationFor(error: unknown, source: CallSource): CallNotification | null {
  if (isAbandoned(error)) return null;
  const message = serverMessageOf(error) ?? '';
  const marker = message.indexOf(ACCESS_MARKER);
  if (marker !== -1) return { kind: 'access', text: message.slice(marker + ACCESS_MARKER.length).trim() };
  return { kind: source === 'query' ? 'warning' : 'error', text: message === '' ? ownText(error) : message };
}
