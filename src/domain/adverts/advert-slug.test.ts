import { describe, expect, it } from 'vitest';
import { advertSlug } from './advert-slug.ts';

const ID = '0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';

describe('the address part of an advert', () => {
  it('writes umlauts out and ends with a part of the id', () => {
    expect(advertSlug('Schöne Buchenscheiter, 33 cm – süß', ID)).toBe('schoene-buchenscheiter-33-cm-suess-1d2e3f4a5b');
  });

  it('cuts a long title between words', () => {
    const slug = advertSlug('Brennholz '.repeat(10), ID);
    expect(slug).toBe(`${Array.from({ length: 6 }, () => 'brennholz').join('-')}-1d2e3f4a5b`);
  });

  it('cuts one endless word', () => {
    expect(advertSlug('x'.repeat(80), ID)).toBe(`${'x'.repeat(60)}-1d2e3f4a5b`);
  });

  it('has a word even where the title gives none', () => {
    expect(advertSlug('', ID)).toBe('anzeige-1d2e3f4a5b');
    expect(advertSlug('木材 🌲', ID)).toBe('anzeige-1d2e3f4a5b');
  });
});
