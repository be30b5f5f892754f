import { useLocation } from 'react-router';

/**
 * The path and query string of the page in a normalised form: the router's server encodes a query again, the browser
 * keeps it as typed.
 */
export function useCurrentPath(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
