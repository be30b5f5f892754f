import { describe, expect, it } from 'vitest';
import { replacingGoods, specialGoodsAsked } from './special-goods.ts';

describe('goods that replace each other', () => {
  it('are all of the group that is asked for', () => {
    expect(replacingGoods(['pfahl'])).toEqual(expect.arrayContaining(['pfahl', 'steck', 'zaunpfosten']));
    expect(replacingGoods(['span'])).toContain('einstreu');
  });
  it('are none for old beams and offcuts, which only stay in sight', () => {
    expect(replacingGoods(['altholz'])).toEqual([]);
    expect(specialGoodsAsked(['altholz'])).toContain('restholz');
  });
});
