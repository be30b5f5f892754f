import { describe, expect, it } from 'vitest';

import { isQueryNoise } from '#domain/search/text/analyse.ts';
import { foldText } from '#domain/text/fold.ts';
import { LEXICON } from './lexicon.data.ts';
import { rootOf } from './lexicon.ts';

const entries = LEXICON.flatMap((block) => block.split('\n'))
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [head = '', words = ''] = line.split(':');
    const root = foldText((head.split(/[>[]/, 1)[0] ?? '').trim());
    const broader = />\s*([^\s[]+)/.exec(head)?.[1];
    return { root, broader, words: words.split(/\s+/).filter((word) => word !== '') };
  });

/** Words whose stem equals that of another root, which is meant more often; exact forms override it. */
const SHARED_STEMS = new Set(['spalter', 'holzspalter', 'mulchen', 'mulcher']);
/** Words without meaning next to others, or similar to one that has none ("gute"). */
const NOISE_WITH_A_ROOT = new Set(['holz', 'wood', 'to', 'güte']);

describe('the lexicon', () => {
  it('gives each word one root', () => {
    const astray = entries.flatMap(({ root, words }) =>
      words.filter((word) => !SHARED_STEMS.has(word) && !word.includes('-') && rootOf(foldText(word)) !== root),
    );
    expect(astray).toEqual([]);
  });
  it('knows every broader root', () => {
    const roots = new Set(entries.map(({ root }) => root));
    const unknown = entries.flatMap(({ broader }) => (broader === undefined ? [] : [foldText(broader)]));
    expect(unknown.filter((root) => !roots.has(root))).toEqual([]);
  });
  it('takes no word of the trade for noise', () => {
    const words = entries.flatMap((entry) => entry.words);
    expect(words.filter((word) => isQueryNoise(foldText(word)) && !NOISE_WITH_A_ROOT.has(word))).toEqual([]);
  });
});
