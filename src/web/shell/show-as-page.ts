import { data } from 'react-router';
import { isResponseError } from '#contract/api-errors.ts';

/** A call that cannot be answered just now is a page with its status and its words, not a fault of the page. */
export function showAsPage(error: unknown): never {
  throw isResponseError(error) ? data(error.serverMessage ?? '', { status: error.status }) : error;
}
