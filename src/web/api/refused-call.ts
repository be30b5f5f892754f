import { isFetchError, isResponseError } from '#contract/api-errors.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';

type Words = { offlineAction: string; failed: string };

/** What a refused call says to the person: the server's sentence, or that there is no connection. */
export function refusalSentence(error: unknown, { offlineAction, failed }: Words): string {
  if (isFetchError(error)) return offlineAction;
  if (!isResponseError(error)) throw error;
  return (error.serverMessage ?? failed).replace(ACCESS_MARKER, '');
}
