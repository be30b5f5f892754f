import { describe, expect, it } from 'vitest';

import { foldText } from '#domain/text/fold.ts';
import { cologneCode } from './cologne-phonetics.ts';

const code = (word: string): string => cologneCode(foldText(word));

describe('Kölner Phonetik', () => {
  it.each([
    ['Müller-Lüdenscheidt', '65752682'],
    ['Wikipedia', '3412'],
    ['Breschnew', '17863'],
    ['Philipp', '351'],
    ['Xaver', '4837'],
    ['Chor', '47'],
    ['Cent', '862'],
    ['Schatz', '88'],
  ])('%s sounds like %s', (word, expected) => expect(code(word)).toBe(expected));

  it.each([
    ['Hakschnizel', 'Hackschnitzel'],
    ['Brehnholtz', 'Brennholz'],
    ['Fihchte', 'Fichte'],
    ['Lerche', 'Lärche'],
    ['Pfosdn', 'Pfosten'],
  ])('%s and %s sound alike', (one, other) => expect(code(one)).toBe(code(other)));

  it('keeps words apart that sound different', () => {
    expect(code('Buche')).not.toBe(code('Birke'));
    expect(code('Eiche')).not.toBe(code('Esche'));
  });

  it('takes any text', () => {
    for (const text of ['', '123', '🌲🌲', 'дерево', '\u0000']) expect(code(text)).toBe('');
  });
});
