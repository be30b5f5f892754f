import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductPage } from '#contract/search/products.schemas.ts';
import { MAX_SEARCH_TERM_LENGTH } from '#domain/search/search-types.ts';
import { fillSampleMarketplace } from '#server/sample/sample.service.ts';
import { type TestApp, createTestApp } from '#test/test-app.ts';

const ADVERTS = 300;
const repeated = (words: string): string => words.repeat(MAX_SEARCH_TERM_LENGTH).slice(0, MAX_SEARCH_TERM_LENGTH);
const manyWords = Array.from({ length: 100 }, (_, index) => `w${index}`).join(' ');

describe('unforeseen lines', () => {
  let app: TestApp;
  const ask = async (searchTerm: string): Promise<ProductPage> => {
    const payload = { searchTerm, size: 5 };
    const reply = await app.app.inject({ method: 'POST', url: '/api/v1/products', payload });
    expect(reply.statusCode).toBe(200);
    return reply.json();
  };

  beforeAll(async () => {
    app = await createTestApp();
    await fillSampleMarketplace(app.base, { count: ADVERTS });
  }, 60_000);

  it.each(['der', 'ich suche ein und der die das', '😀🪵🔥', '%_%', "' OR 1=1 --", '((((', '\\', '...!?'])(
    'are answered with everything and a word about it where they say nothing: %j',
    async (line) => {
      const page = await ask(line);
      expect(page.totalElements).toBe(ADVERTS);
      expect(page.notes).toEqual([
        `Mit „${line}“ fängt die Suche nichts an. Du siehst alles, was sonst zu deiner Suche passt.`,
      ]);
    },
  );

  it('are no lines where they are marks of direction only, which the page would show in its words', async () => {
    expect(await ask('\u202e')).toMatchObject({ totalElements: ADVERTS, notes: [] });
    expect((await ask('Buche \u202e')).totalElements).toBe((await ask('Buche')).totalElements);
  });

  it.each([repeated('x'), repeated('ä'), repeated('ß'), repeated('1'), manyWords, '木材', 'خشب'])(
    'are answered with a way out where nothing fits: %j',
    async (line) => {
      const page = await ask(line);
      expect(page.totalElements).toBe(0);
      expect(page.notes?.at(-1)).toMatch(/^Ohne „.{1,40}“ 300 Treffer\.$/u);
    },
  );

  it.each([
    ['"buche"', 'Buche'],
    ['((((buche', 'Buche'],
    ['buche | buche & !', 'Buche'],
    ['buche\u200b', 'Buche'],
    [repeated('buche '), 'Buche'],
    ['🪵 buche 🔥', 'Buche'],
    ['бук', 'Buche'],
    [`${repeated('x ').slice(0, 400)} buche`, 'Buche'],
    ['brennholz ofenfertig waldfrisch trocken nass', 'FIREWOOD'],
    ['unter 50 über 100 euro brennholz', 'FIREWOOD'],
    ['-5 cm buche', 'Buche'],
    ['0 rm buche', 'Buche'],
    ['1e999 rm buche', 'Buche'],
    ['buche keine buche', 'Buche'],
    ['in wien in graz in linz brennholz', 'FIREWOOD'],
  ])('are read as far as they say something: %j', async (line, said) => {
    const page = await ask(line);
    expect(page.items.length).toBeGreaterThan(0);
    const texts = page.items.map((item) => JSON.stringify(item).toLowerCase());
    expect(texts.some((text) => text.includes(said.toLowerCase()))).toBe(true);
  });

  it('name a word once that was typed many times', async () => {
    expect((await ask('buche '.repeat(80))).understood?.map(({ label }) => label)).toEqual(['buche']);
  });

  it('say that of a very long line only the beginning is read', async () => {
    const page = await ask(`buche ${manyWords}`.slice(0, MAX_SEARCH_TERM_LENGTH));
    expect(page.notes?.[0]).toBe('Die Suche liest die ersten 60 Wörter, den Rest lässt sie weg.');
  });
});
