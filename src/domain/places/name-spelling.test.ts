import { describe, expect, it } from 'vitest';

import { createNameSpelling } from './name-spelling.ts';

describe('a name one letter off', () => {
  const near = createNameSpelling([
    ['gmunden', 'Gmunden'],
    ['gmuend', 'Gmünd'],
    ['wolfsberg', 'Wolfsberg'],
    ['wolfsburg', 'Wolfsburg'],
    ['linz', 'Linz'],
  ]);

  it('is the one that a dropped, added, changed or swapped letter makes', () => {
    expect(['gmundn', 'gmundenn', 'gmunten', 'gmudnen'].map(near)).toEqual(Array(4).fill('Gmunden'));
  });

  it('is none where two names are as near, the beginning differs, the word is short or right', () => {
    expect(['wolfsbarg', 'kmunden', 'lint', 'gmunden', ''].map(near)).toEqual([null, null, null, null, null]);
  });
});
