import { expect, test } from 'vitest';
import { shareLinks } from './share-links.ts';

test('titles with any signs stay one value of the address', () => {
  const { mail, whatsapp, telegram } = shareLinks('Buche & Eiche? 33 cm #1 \ud800', 'https://holz.example/ad/1');
  expect(new URL(whatsapp).searchParams.get('text')).toBe('Buche & Eiche? 33 cm #1 \ufffd: https://holz.example/ad/1');
  expect(new URL(telegram).searchParams.get('url')).toBe('https://holz.example/ad/1');
  expect(new URL(telegram).searchParams.get('text')).toBe('Buche & Eiche? 33 cm #1 \ufffd');
  expect(new URL(mail).searchParams.get('subject')).toBe('Buche & Eiche? 33 cm #1 \ufffd');
  expect(mail).not.toMatch(/[\s+]/);
});
