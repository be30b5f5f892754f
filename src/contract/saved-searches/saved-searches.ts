import { endpoint } from '#contract/endpoint.ts';
import type { savedSearchShapes } from './saved-searches.schemas.ts';

type Shapes = typeof savedSearchShapes;

const tag = 'Saved searches';

export const listSavedSearches = endpoint<Shapes['listSavedSearches']>({
  operation: 'listSavedSearches',
  method: 'GET',
  path: '/api/v1/saved-searches',
  summary: 'Lists the saved searches of the viewer, the latest first, with the number of hits not looked at.',
  tag,
  auth: 'viewer',
});

export const addSavedSearch = endpoint<Shapes['addSavedSearch']>({
  operation: 'addSavedSearch',
  method: 'POST',
  path: '/api/v1/saved-searches',
  summary: 'Saves the search of a listing for the viewer; adverts that become its full hits are told.',
  tag,
  auth: 'viewer',
  body: 'newSavedSearchDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const changeSavedSearch = endpoint<Shapes['changeSavedSearch']>({
  operation: 'changeSavedSearch',
  method: 'PUT',
  path: '/api/v1/saved-searches/{id}',
  summary: 'Changes, pauses or resumes an own saved search; what is not sent stays.',
  tag,
  auth: 'viewer',
  body: 'savedSearchDto',
});

export const endSavedSearch = endpoint<Shapes['endSavedSearch']>({
  operation: 'endSavedSearch',
  method: 'DELETE',
  path: '/api/v1/saved-searches/{id}',
  summary: 'Ends an own saved search and forgets what it found.',
  tag,
  auth: 'viewer',
});

export const listSavedSearchHits = endpoint<Shapes['listSavedSearchHits']>({
  operation: 'listSavedSearchHits',
  method: 'GET',
  path: '/api/v1/saved-searches/{id}/hits',
  summary: 'Lists what an own saved search found lately and is still offered, with the reason; changes nothing.',
  tag,
  auth: 'viewer',
});

export const markSavedSearchLooked = endpoint<Shapes['markSavedSearchLooked']>({
  operation: 'markSavedSearchLooked',
  method: 'PUT',
  path: '/api/v1/saved-searches/{id}/looked',
  summary: 'Marks the hits of an own saved search as looked at, up to a time; never takes a later mark back.',
  tag,
  auth: 'viewer',
  body: 'savedSearchLookedDto',
});

export const orderSavedSearch = endpoint<Shapes['orderSavedSearch']>({
  operation: 'orderSavedSearch',
  method: 'POST',
  path: '/api/v1/saved-searches/orders',
  summary: 'Mails a link that saves the search for an address without an account; answers the same for every address.',
  tag,
  auth: 'anonymous',
  body: 'savedSearchOrderDto',
});

export const confirmSavedSearch = endpoint<Shapes['confirmSavedSearch']>({
  operation: 'confirmSavedSearch',
  method: 'POST',
  path: '/api/v1/saved-searches/confirm',
  summary:
    'Saves an ordered search with the code of the mail; a code counts once. The token manages the searches of the address.',
  tag,
  auth: 'anonymous',
  body: 'savedSearchConfirmationDto',
});

export const listSavedSearchesByToken = endpoint<Shapes['listSavedSearchesByToken']>({
  operation: 'listSavedSearchesByToken',
  method: 'GET',
  path: '/api/v1/saved-searches/by-token',
  summary: 'Lists the saved searches that the token of a mail is for: one, or all of an address without an account.',
  tag,
  auth: 'anonymous',
  requiredQuery: ['token'],
});

export const changeSavedSearchByToken = endpoint<Shapes['changeSavedSearchByToken']>({
  operation: 'changeSavedSearchByToken',
  method: 'PUT',
  path: '/api/v1/saved-searches/by-token/{id}',
  summary: 'Changes, pauses or resumes a saved search with the token of a mail; what is not sent stays.',
  tag,
  auth: 'anonymous',
  body: 'savedSearchDto',
  requiredQuery: ['token'],
});

export const changeSavedSearchQuietHours = endpoint<Shapes['changeSavedSearchQuietHours']>({
  operation: 'changeSavedSearchQuietHours',
  method: 'PUT',
  path: '/api/v1/saved-searches/quiet-hours',
  summary: 'Sets the hours without mails of an address without an account, with the token of any of its mails.',
  tag,
  auth: 'anonymous',
  body: 'savedSearchQuietHoursDto',
  requiredQuery: ['token'],
});

export const endSavedSearchesByToken = endpoint<Shapes['endSavedSearchesByToken']>({
  operation: 'endSavedSearchesByToken',
  method: 'POST',
  path: '/api/v1/saved-searches/end',
  summary: 'Ends the saved searches of a token, or one of them; takes the one-click form of mail programs (RFC 8058).',
  tag,
  auth: 'anonymous',
  encoding: 'form',
  requiredQuery: ['token'],
});
