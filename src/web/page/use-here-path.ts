import { useLocation } from 'react-router';

/**
 * The path and query string of the page, written in one way: the router's server writes a query again, the browser keeps
 * it as it was typed.
 */
export function useHerePath(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
