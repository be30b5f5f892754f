import { expect, it } from 'vitest';
import { goodsOfTitle, quantityNamed } from './agreement-goods.ts';

it.each([
  ['Buche 33 cm, lufttrocken, 40 rm', 'RM', 'Buche 33 cm, lufttrocken'],
  ['40 rm Buche, ofenfertig', 'RM', 'Buche, ofenfertig'],
  ['Fichte ab Stock ca. 250 fm', 'EFM', 'Fichte ab Stock'],
  ['Pellets 15 kg Sack, 65 Säcke', 'SACK', 'Pellets 15 kg Sack'],
  ['Buche 33 cm', 'RM', 'Buche 33 cm'],
  ['40 rm', 'RM', '40 rm'],
  ['Hackgut P31, 1.200 srm', 'SRM', 'Hackgut P31'],
] as const)('takes the quantity out of "%s"', (title, unit, goods) => {
  expect(goodsOfTitle(title, unit)).toBe(goods);
});

it('reads the quantity that was named last', () => {
  expect(quantityNamed(['Ich hätte gern 10 rm.', 'Doch lieber 6,5 rm, bitte'], 'RM')).toBe(6.5);
  expect(quantityNamed(['Ich nehme 5 Ster', 'Passt, Samstag um 9'], 'RM')).toBe(5);
});

it('leaves open what is not clear', () => {
  expect(quantityNamed(['5 oder 10 rm? Lieber 5 rm oder doch 10 rm'], 'RM')).toBeNull();
  expect(quantityNamed(['33 cm, 10 fm'], 'RM')).toBeNull();
  expect(quantityNamed(['5rmx'], 'RM')).toBeNull();
  expect(quantityNamed([], 'RM')).toBeNull();
});

it('reads a hostile text in no time', () => {
  const start = performance.now();
  quantityNamed([`${'1.111'.repeat(100_000)} rm`], 'RM');
  goodsOfTitle(`${' ,'.repeat(50_000)}5`, 'RM');
  goodsOfTitle('1'.repeat(50_000), 'RM');
  expect(performance.now() - start).toBeLessThan(200);
});
