import { endpoint } from '#contract/endpoint.ts';
import type { searchWordShapes } from './search-words.schemas.ts';

type Shapes = typeof searchWordShapes;

const tag = 'Search words';

export const listUnknownWords = endpoint<Shapes['listUnknownWords']>({
  operation: 'listUnknownWords',
  method: 'GET',
  path: '/api/v1/search-words/unknown',
  summary: 'Lists words of searches that nothing knows, the most frequent first; for who administers.',
  tag,
  auth: 'viewer',
});

export const listSearchGaps = endpoint<Shapes['listSearchGaps']>({
  operation: 'listSearchGaps',
  method: 'GET',
  path: '/api/v1/search-words/gaps',
  summary: 'Counts the searches of the last 30 days and those without a hit by category; for who administers.',
  tag,
  auth: 'viewer',
});

export const listCustomWords = endpoint<Shapes['listCustomWords']>({
  operation: 'listCustomWords',
  method: 'GET',
  path: '/api/v1/search-words/entries',
  summary: 'Lists the synonyms, uses and stop words that were added, the last changed first; for who administers.',
  tag,
  auth: 'viewer',
});

export const getCustomWord = endpoint<Shapes['getCustomWord']>({
  operation: 'getCustomWord',
  method: 'GET',
  path: '/api/v1/search-words/entries/{customWordId}',
  summary: 'Reads an added synonym, use or stop word with its history; for who administers.',
  tag,
  auth: 'viewer',
});

export const createCustomWord = endpoint<Shapes['createCustomWord']>({
  operation: 'createCustomWord',
  method: 'POST',
  path: '/api/v1/search-words/entries',
  summary: 'Adds a synonym, a use or a stop word; searches are read by it at once; for who administers.',
  tag,
  auth: 'viewer',
  body: 'customWordDto',
  status: 201,
  honoursIdempotencyKey: true,
});

export const changeCustomWord = endpoint<Shapes['changeCustomWord']>({
  operation: 'changeCustomWord',
  method: 'PUT',
  path: '/api/v1/search-words/entries/{customWordId}',
  summary: 'Changes an added synonym, use or stop word, or switches it off or on; for who administers.',
  tag,
  auth: 'viewer',
  body: 'changedCustomWordDto',
});

export const previewCustomWord = endpoint<Shapes['previewCustomWord']>({
  operation: 'previewCustomWord',
  method: 'POST',
  path: '/api/v1/search-words/preview',
  summary: 'Tells what searches for the words find without and with an entry; changes nothing; for who administers.',
  tag,
  auth: 'viewer',
  body: 'previewCustomWordDto',
});
