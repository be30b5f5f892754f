import { describe, expect, it } from 'vitest';
import { textPrint } from '#domain/adverts/availability/repost.ts';
import { isSameText, textKeys } from './copied-text.ts';

const TEXT =
  'Verkaufe trockenes Buchenholz, zwei Jahre unter Dach gelagert, gespalten auf 33 cm. Zustellung im Umkreis von 30 km möglich, Abladen mit Kran. Besichtigung am Hof jederzeit nach Anruf.';

describe('copied texts', () => {
  const print = textPrint('Buchenholz 33 cm trocken', TEXT);

  it('are found by a shared key although figures and a sentence were changed', () => {
    const copy = textPrint('Buchenholz 33 cm trocken', TEXT.replace('30 km', '50 km').replace(' nach Anruf', ''));
    expect(isSameText(print, copy)).toBe(true);
    expect(textKeys(copy).some((key) => textKeys(print).includes(key))).toBe(true);
  });

  it('are not seen in another text about the same goods', () => {
    const other = textPrint(
      'Buche trocken 33 cm',
      'Aus dem eigenen Wald gebe ich Buche ab, ofenfertig in 33 cm, heuer im Jänner geschlägert. Abholung in Ybbsitz, ein Anhänger kann geliehen werden.',
    );
    expect(isSameText(print, other)).toBe(false);
    expect(textKeys(other).some((key) => textKeys(print).includes(key))).toBe(false);
  });

  it('are never two empty prints', () => {
    expect(isSameText([], [])).toBe(false);
  });
});
