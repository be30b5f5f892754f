import { createHash } from 'node:crypto';
import { sql } from 'kysely';

const MARK = '/* prepared */';

/**
 * Put at the start of a statement whose text is always the same, to have each connection plan it once instead of every
 * time. Worth it where planning costs more than running: many joins, few rows.
 */
export const PREPARED = sql.raw(MARK);

const nameByText = new Map<string, string>();

function nameOf(text: string): string {
  const known = nameByText.get(text);
  if (known) return known;
  const name = `p_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
  nameByText.set(text, name);
  return name;
}

/** A marked statement gets a name, so that a connection prepares it once; others are unchanged. */
export function named([text, values, ...rest]: readonly unknown[]): readonly unknown[] {
  const isMarked = typeof text === 'string' && Array.isArray(values) && text.trimStart().startsWith(MARK);
  return isMarked ? [{ name: nameOf(text), text, values }] : [text, values, ...rest];
}
