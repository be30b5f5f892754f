import { expect, test } from 'vitest';
import { advertOf } from '#test/sample-advert.ts';
import { compared } from './comparison.ts';

const BEECH = { id: 20, text: 'Buche' };
const ASH = { id: 25, text: 'Esche' };

test('one wood, several and a kind of wood stand in one row, whatever their pages call it', () => {
  const adverts = [
    advertOf('FIREWOOD', { woodTypes: [BEECH] }),
    advertOf('FIREWOOD', { woodTypes: [BEECH, ASH] }),
    advertOf('WOOD_CHIPS', { woodTypeCode: null }),
  ];
  const { rows } = compared(adverts.map((advert) => ({ advert, found: undefined })));
  expect(rows.filter(({ term }) => term.startsWith('Holz') && !term.startsWith('Holzfeuchte'))).toEqual([
    { term: 'Holzart', values: ['Buche', 'Buche, Esche', 'nicht angegeben'], differs: true },
  ]);
});

test('a farm is a farm beside a private and a business seller', () => {
  const adverts = (['PRIVATE', 'FARM', 'BUSINESS'] as const).map((kind) => {
    const advert = advertOf('FIREWOOD');
    return advert.seller === undefined ? advert : { ...advert, seller: { ...advert.seller, kind } };
  });
  const { rows } = compared(adverts.map((advert) => ({ advert, found: undefined })));
  expect(rows.find(({ term }) => term === 'Anbieter')?.values).toEqual([
    'Privat',
    'Land- und Forstwirtschaft',
    'Gewerblich',
  ]);
});
