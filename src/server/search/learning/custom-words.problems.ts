import { Problem } from '#server/platform/http/problem.ts';
import { searchAdminTexts } from '#texts/de/search/search-admin.ts';

const { refusals } = searchAdminTexts;

export const customWordNotFound = (): Problem =>
  new Problem({ status: 404, code: 'search-word.not-found', message: refusals.notFound });

export const customWordIsStale = (): Problem =>
  new Problem({ status: 409, code: 'search-word.stale', message: refusals.stale });

type Field = 'words' | 'replacement' | 'category' | 'prefers';

export const customWordRefused = (field: Field, message: string): Problem =>
  new Problem({ status: 422, code: 'search-word.refused', message, errors: [{ path: field, message }] });
