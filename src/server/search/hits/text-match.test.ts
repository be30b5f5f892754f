import { describe, expect, it } from 'vitest';
import { smallestChoices } from './text-match.repository.ts';

const words = (...weights: number[]) =>
  weights.map((weight, index) => ({ text: 'abcdefghijklmnopqrstuvwxyz'[index] ?? '', groups: [], weight }));
const textsOf = (weights: number[], share: number) =>
  smallestChoices(words(...weights), share)?.map((choice) => choice.map(({ text }) => text).join(''));

describe('the smallest sets of words that hold enough of a line', () => {
  it('are single words where each weighs enough', () => {
    expect(textsOf([2, 2], 0.5)).toEqual(['a', 'b']);
  });

  it('are pairs where no single word weighs enough', () => {
    expect(textsOf([1, 1, 1], 0.5)).toEqual(['ab', 'ac', 'bc']);
  });

  it('hold no word that could be left out', () => {
    expect(textsOf([1, 4, 1], 0.5)).toEqual(['b']);
  });

  it('count weights of parts that do not add up exactly', () => {
    expect(textsOf([1 / 3, 2 / 3, 1], 0.5)).toEqual(['c', 'ba']);
  });

  it('are not listed where there are too many, however long the line is', () => {
    expect(smallestChoices(words(...Array.from({ length: 100 }, () => 1)), 0.5)).toBeNull();
  });
});
