import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { trackToolUse } from '#web/events/events.parts.tsx';

/** What stands in the fields of a calculator, as typed; the same words stand in its address. */
export type ToolValues<Key extends string> = Readonly<Record<Key, string>>;

/** A field holds no novel; only a list of logs is long. */
const LONGEST = 40;
const LONG_KEYS: ReadonlySet<string> = new Set(['liste']);

/** Returns the values of an address; what it does not name is the usual. */
export function readToolValues<Key extends string>(usual: ToolValues<Key>, search: string): ToolValues<Key> {
  const query = new URLSearchParams(search);
  const entries = Object.entries<string>(usual).map(([key, value]) => {
    const given = query.get(key) ?? value;
    return [key, LONG_KEYS.has(key) ? given : given.slice(0, LONGEST)];
  });
  return Object.fromEntries(entries) as ToolValues<Key>;
}

/** Returns the query of values with its question mark; what is usual is left out, so that the plain page stays plain. */
export function searchOf<Key extends string>(usual: ToolValues<Key>, values: ToolValues<Key>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries<string>(values)) if (value !== usual[key as Key]) query.set(key, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

const REST_IN_MS = 250;

type ToolState<Key extends string> = {
  values: ToolValues<Key>;
  /** Changes some values and writes them into the address, once typing rests. */
  set: (changes: Partial<ToolValues<Key>>) => void;
  search: string;
};

/**
 * The values of a calculator, first those that the server drew. `loaded` is the query it knew: a page kept for times
 * without a network knows none, so the address itself is read once more.
 */
export function useToolValues<Key extends string>(
  usual: ToolValues<Key>,
  loaded: string,
  read: (search: string) => ToolValues<Key> = (search) => readToolValues(usual, search),
): ToolState<Key> {
  const [values, setValues] = useState(() => read(loaded));
  const search = useMemo(() => searchOf(usual, values), [usual, values]);

  // Before anybody can type: read any later, the address would take back the first letters.
  useLayoutEffect(() => {
    const follow = () => setValues(read(window.location.search));
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
    // `read` is as constant as the page itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [loaded]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const { pathname, search: present, hash } = window.location;
      if (present === search || searchOf(usual, read(present)) === search) return;
      // Browsers that limit such calls, and addresses that are too long for them, keep the old address.
      try {
        window.history.replaceState(window.history.state, '', pathname + search + hash);
      } catch {
        // The result on the page stays right.
      }
    }, REST_IN_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [search]);

  const set = useCallback((changes: Partial<ToolValues<Key>>) => {
    trackToolUse();
    setValues((before) => ({ ...before, ...changes }));
  }, []);
  return { values, set, search };
}
