import { describe, expect, it } from 'vitest';
import { meaningsInWord } from '#domain/search/reading/vocabulary/vocabulary.ts';
import { isProduct, isSpecies, lexiconWords, rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { foldText } from '#domain/text/fold.ts';
import { headwordOf, headwords, headwordsOfSpellings } from './headwords.ts';

/** Roots of the goods' lexicons that are no goods: properties, parts and packings. */
const NO_GOODS = new Set(
  (
    'astfrei besaumt fita geschalt gluthalter hausbrand impragniert kachel kohle mittendurchmesser feder nut paket ' +
    'pumpwagen riegel rotkern stroh unbesaumt zopf bigbag'
  ).split(' '),
);

describe('headwords', () => {
  it('stand for each wood and each good of the lexicon', () => {
    const wordsByRoot = Map.groupBy(lexiconWords(), (word) => rootOf(foldText(word)) ?? '');
    const missing = [...wordsByRoot].filter(
      ([root, words]) =>
        (isProduct(root) || isSpecies(root)) &&
        !NO_GOODS.has(root) &&
        !words.some((word) => headwordOf(word) !== undefined),
    );
    expect(missing).toEqual([]);
  });

  it('are listed once, begin with a capital letter, and are understood', () => {
    const folded = headwords().map(foldText);
    expect(folded.filter((word, at) => folded.indexOf(word) !== at)).toEqual([]);
    expect(headwords().filter((word) => !/^\p{Lu}/u.test(word))).toEqual([]);
    const single = headwords().filter((word) => /^\p{L}+$/u.test(word));
    const isUnderstood = (word: string) => rootOf(word) !== undefined || meaningsInWord(word).length > 0;
    expect(single.filter((word) => !isUnderstood(foldText(word)))).toEqual([]);
  });

  it.each([
    ['Schoatn', 'Späne'],
    ['Buachn', 'Buche'],
    ['feichtn', 'Fichte'],
    ['Brennhoiz', 'Brennholz'],
    ['bretta', 'Bretter'],
    ['untakentn', 'Anzündholz'],
    ['hackguat', 'Hackgut'],
    ['kaminholz', 'Kaminholz'],
    ['Terrassendiele', 'Terrassendielen'],
    ['lohnschneiden', 'Lohnschnitt'],
    ['trocken', undefined],
    ['jeder', undefined],
    ['', undefined],
    ['__proto__', undefined],
  ])('"%s" is %s', (word, headword) => {
    expect(headwordOf(word)).toBe(headword);
  });

  it('are found by the beginning of another word for them', () => {
    expect(headwordsOfSpellings('hobelscho', 4)).toEqual(['Hobelspäne']);
    expect(headwordsOfSpellings('vollern', 4)).toEqual(['Harvester']);
    expect(headwordsOfSpellings('xyz', 4)).toEqual([]);
  });
});
