import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { trackToolUse } from '#web/events/events.parts.tsx';

/** The fields of a calculator as typed; also the query of its address. */
export type ToolValues<Key extends string> = Readonly<Record<Key, string>>;

/** A field holds no novel; only a list of logs and agreed deductions are long. */
const LONGEST = 40;
const LONG_KEYS: ReadonlySet<string> = new Set(['liste', 'abzug']);

/** Returns the values of an address; what it does not name is the usual. */
export function readToolValues<Key extends string>(usual: ToolValues<Key>, search: string): ToolValues<Key> {
  const query = new URLSearchParams(search);
  const entries = Object.entries<string>(usual).map(([key, value]) => {
    const given = query.get(key) ?? value;
    return [key, LONG_KEYS.has(key) ? given : given.slice(0, LONGEST)];
  });
  return Object.fromEntries(entries) as ToolValues<Key>;
}

/**
 * Returns the query of values with its question mark; defaults are left out, so that the plain page keeps its address.
 */
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

/** What a field needs to show one of the values and to change it. */
export const toolField =
  <Key extends string>({ values, set }: Pick<ToolState<Key>, 'values' | 'set'>) =>
  (name: Key) => ({
    name,
    value: values[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }): void =>
      set({ [name]: currentTarget.value } as Partial<ToolValues<Key>>),
  });

/**
 * The values of a calculator, first those rendered by the server. `loaded` is the query it rendered: a page cached for
 * offline use has none, so the address itself is read again.
 */
export function useToolValues<Key extends string>(
  usual: ToolValues<Key>,
  loaded: string,
  read: (search: string) => ToolValues<Key> = (search) => readToolValues(usual, search),
): ToolState<Key> {
  const [values, setValues] = useState(() => read(loaded));
  const search = useMemo(() => searchOf(usual, values), [usual, values]);

  // Before anybody can type: a later read would undo the first letters.
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
      // Browsers that limit such calls, and too long addresses, keep the old address.
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
