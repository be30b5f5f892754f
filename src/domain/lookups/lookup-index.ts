/** A row of a lookup list: a stable id that is never used again, a code for search and import, a German text. */
export type LookupRow = { id: number; code: string; text: string };

/**
 * A row of a list that a field of an advert names by its code. `shortText`: its words on a card and in imports; `formerText`:
 * still read in imports; `note`: said in the form where it is chosen. Countries have no id.
 */
export type CodeRow = {
  code: string;
  text: string;
  shortText?: string;
  formerText?: string;
  note?: string;
  id?: number;
};

/** Returns a constant-time finder over a fixed list; a key that occurs twice is a mistake in the list and throws. */
export const indexBy = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ((key: Key) => Row | undefined) => {
  const rowByKey = new Map(rows.map((row) => [keyOf(row), row]));
  if (rowByKey.size !== rows.length) throw new Error('A lookup list holds the same key twice.');
  return (key) => rowByKey.get(key);
};

/** Returns a German text as an address part: lower case, umlauts written out, everything else joined by hyphens. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
