import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { cutFonts } from './cut-fonts.ts';

const ROOT = join(import.meta.dirname, '..');

/** pdfkit 0.20, pinned, opens a font and keeps it there. */
const signsOf = (file: string): number[] => {
  const document: unknown = new PDFDocument({ font: file });
  return (document as { _font: { font: { characterSet: number[] } } })._font.font.characterSet;
};

test('the fonts of the first view have every sign of our texts that they had before they were cut', async () => {
  const texts = globSync('src/{texts,content,web}/**/*.{ts,tsx,mdx}', { cwd: ROOT })
    .map((name) => readFileSync(join(ROOT, name), 'utf8'))
    .join('');
  const used = new Set([...texts].map((sign) => sign.codePointAt(0) ?? 0));
  const cuts = await cutFonts(ROOT);
  expect(cuts).toHaveLength(2);
  for (const { replacement } of cuts) {
    const family = /(?<family>[\w-]+)-latin-wght/.exec(replacement)?.groups?.['family'] ?? '';
    const original = fileURLToPath(
      import.meta.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
    );
    const kept = new Set(signsOf(replacement));
    const lost = signsOf(original).filter((sign) => sign >= 0x20 && used.has(sign) && !kept.has(sign));
    expect(String.fromCodePoint(...lost)).toBe('');
  }
});
