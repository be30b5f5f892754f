type Options = { last?: number; name?: string };

/** The page of a list that an address names, counted from 1; nonsense is the first one, beyond `last` is the last one. */
export function pageNumberOf(query: URLSearchParams, options: Options = {}): number {
  const { last = Number.POSITIVE_INFINITY, name = 'seite' } = options;
  const typed = query.get(name) ?? '';
  return /^[1-9]\d{0,3}$/.test(typed) ? Math.min(Number(typed), last) : 1;
}
