import type { ContentApiError } from '#contract/api-errors.ts';

type Listener = (error: ContentApiError) => void;

const listeners = new Set<Listener>();

/** The error hook of the content API: called for every failed account call of this page. Returns the unsubscriber. */
export function onContentCallError(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Hands a failed content-API call to every listener of the hook. */
export function broadcastContentCallError(error: ContentApiError): void {
  for (const listener of listeners) listener(error);
}
