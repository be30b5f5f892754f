import type { FormEvent } from 'react';
import { useState } from 'react';

/** A refusal: a message, and one for each invalid field by name. */
type Told = { message: string | null; errors: Readonly<Record<string, string | undefined>> } | null | undefined;

/**
 * The message above a form, until every field it is about was changed. One about no field stays until the form is sent
 * again.
 */
export function useUnfixedErrors(reply: Told): {
  message: string | null;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
} {
  const [state, setState] = useState<{ reply: Told; changed: ReadonlySet<string> }>({ reply, changed: new Set() });
  const changed = state.reply === reply ? state.changed : new Set<string>();
  const refused = Object.keys(reply?.errors ?? {});
  const isMended = refused.length > 0 && refused.every((name) => changed.has(name));
  return {
    message: isMended ? null : (reply?.message ?? null),
    onInput: ({ target }) => {
      const name: unknown = Reflect.get(target, 'name');
      if (typeof name === 'string' && name !== '') setState({ reply, changed: new Set(changed).add(name) });
    },
  };
}
