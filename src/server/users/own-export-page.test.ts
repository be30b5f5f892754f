import { expect, test } from 'vitest';
import { type PageSection, exportPage } from './own-export-page.ts';

const NOW = new Date('2026-11-27T10:00:00Z');
async function pageOf(name: PageSection['name'], entries: unknown[]): Promise<string> {
  async function* read(): AsyncGenerator<unknown> {
    yield* entries;
  }
  let html = '';
  for await (const piece of exportPage([{ name, read }], NOW)) html += piece;
  return html;
}

test('what people wrote stays text, wherever it stands', async () => {
  const attack = `"><img src=x onerror=alert(1)></title><script>alert(1)</script>&amp;'`;
  const html = await pageOf('chats', [{ title: attack, [attack]: attack, messages: [{ text: attack }] }]);
  expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>/);
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('&amp;amp;');
});

test('the page needs nothing from elsewhere and lets nothing run', async () => {
  const html = await pageOf('konto', [{ websiteUrl: 'https://holz.example' }]);
  expect(html).toContain("default-src 'none'");
  const addresses = Array.from(html.matchAll(/(?:src|href)="([^"]*)"/g), ([, address = '']) => address);
  expect(addresses.filter((address) => !address.startsWith('#'))).toEqual([]);
});

test('times, days, amounts and choices are written in German', async () => {
  const html = await pageOf('anzeigen', [
    {
      title: 'Buche',
      created_at: '2026-11-21T23:30:00+00:00',
      harvested_from: '2026-10-01',
      price_per_unit_in_cents: 12_345,
      price_is_gross: true,
      deleted_at: null,
      images: [],
    },
  ]);
  expect(html).toContain('<summary>Buche</summary>');
  expect(html).toMatch(/<dt>Angelegt am<\/dt><dd>22\. ?(?:11\.|November)/);
  expect(html).toMatch(/1\. ?(?:10\.|Oktober)/);
  expect(html).toMatch(/<dt>Preis je Einheit<\/dt><dd>€\s123,45<\/dd>/u);
  expect(html).toContain('<dt>Preis mit USt</dt><dd>ja</dd>');
  expect(html).not.toMatch(/Gelöscht am|Bilder</);
});

test('an empty section says so', async () => {
  expect(await pageOf('firma', [null])).toContain('Nichts gespeichert.');
});

test('what lies as deep as a body may, or is called like a part of every object, is written', async () => {
  let deep: unknown = 'Ganz unten';
  for (let level = 0; level < 32; level += 1) deep = level % 2 === 0 ? [deep] : { deep };
  const html = await pageOf('importe', [{ constructor: 'gebaut' }, { details: deep }]);
  expect(html).toContain('<dt>constructor</dt><dd>gebaut</dd>');
  expect(html).toContain('Ganz unten');
});
