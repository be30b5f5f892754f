import { describe, expect, it } from 'vitest';

import { foldText } from '#domain/text/fold.ts';
import { stemOf } from '#domain/search/text/stem.ts';
import { VOCABULARY } from './vocabulary.data.ts';

const keyOf = (phrase: string): string =>
  phrase.startsWith('=') ? phrase : phrase.split(/\s+/).map(foldText).map(stemOf).join(' ');

describe('the vocabulary', () => {
  it('gives each word and phrase one entry', () => {
    const entryOf = new Map<string, number>();
    const twice: string[] = [];
    VOCABULARY.forEach(({ words }, index) => {
      for (const phrase of words.split(',').map((text) => text.trim())) {
        const known = entryOf.get(keyOf(phrase));
        if (known !== undefined && known !== index) twice.push(phrase);
        entryOf.set(keyOf(phrase), index);
      }
    });
    expect(twice).toEqual([]);
  });
  it('has no phrase longer than the reading looks for', () => {
    const phrases = VOCABULARY.flatMap(({ words }) => words.split(','));
    expect(phrases.filter((phrase) => phrase.trim().split(/\s+/).length > 4)).toEqual([]);
  });
});
