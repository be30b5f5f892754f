import { expect, test } from 'vitest';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import { advertOf } from '#test/sample-advert.ts';
import { heatViewOf } from './heat-view.ts';

const withHeat = { heatPrice: { lowInCents: 1, highInCents: 2, centreInCents: 1.5 } };
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const stepsOf = (advert: Advert) =>
  heatViewOf(advert, null)?.steps.map((step) => `${plain(step.label)}: ${plain(step.figure)}`);

// Published test vector: beech 33 cm stacked, w 0.20, 0.74 fm, 1994.4 kWh a stacked cubic metre (FHP, TFZ, LWF).
test('stacked beech is explained from solid content to heat', () => {
  const advert = advertOf(
    'FIREWOOD',
    { woodTypes: [{ id: 20, text: 'Buche (Rotbuche)' }], dryingState: 'LUFTTROCKEN' },
    withHeat,
  );
  expect(stepsOf(advert)).toEqual([
    '1 rm Buche enthält im Mittel: 0,74 fm',
    'wiegt bei 20 % Wasser: 516 kg',
    'Heizwert je Kilo: 3,86 kWh',
    'Wärme je rm: rund 1.990 kWh',
  ]);
});

test('pellets by the tonne need no solid content and no mass', () => {
  expect(stepsOf(advertOf('PELLETS', {}, { ...withHeat, pricePerUnitInCents: 37_300 }))).toEqual([
    'Heizwert je Kilo: 4,8 kWh',
    'Wärme je t: rund 4.800 kWh',
  ]);
});

test('heat is never one figure, and stands on the fixed scale of its category', () => {
  const view = heatViewOf(advertOf('PELLETS', {}, { ...withHeat, pricePerUnitInCents: 37_300 }), null);
  expect(view).toMatchObject({ range: '7,5 bis 8,1', scale: [5, 11] });
});

test('unknown moisture is said and makes the range wide, a measured one narrow', () => {
  const byMass = { ...withHeat, unit: 'T' } as const;
  const unknown = heatViewOf(advertOf('FIREWOOD', { dryingState: null }, byMass), null);
  const measured = heatViewOf(advertOf('FIREWOOD', { moistureInPercent: 17 }, byMass), null);
  expect(unknown?.moisture).toBe('Feuchte nicht angegeben, darum die breite Spanne.');
  expect(measured?.moisture).toBe('Die Feuchte wurde gemessen, darum ist die Spanne schmäler.');
  const width = (view: typeof unknown) => (view?.highInCents ?? 0) - (view?.lowInCents ?? 0);
  expect(width(unknown)).toBeGreaterThan(1.5 * width(measured));
});

test('the explanation of stacked wood names both solid contents, that of other units none', () => {
  const view = heatViewOf(advertOf('FIREWOOD', {}, withHeat), null);
  expect(view?.explanation.join(' ')).toContain(
    'Wie viel Holz in einem rm steckt, schwankt: nach Handelstabelle 0,85, nach Messungen 0,62 bis 0,64 Festmeter.',
  );
  for (const unit of ['T', 'FM'] as const) {
    const other = heatViewOf(advertOf('FIREWOOD', {}, { ...withHeat, unit }), null);
    expect(other?.explanation.join(' ')).not.toMatch(/TFZ|Messungen|Handelstabelle/);
  }
  const chips = heatViewOf(advertOf('WOOD_CHIPS', {}, { ...withHeat, unit: 'SRM' }), null);
  expect(chips?.explanation.join(' ')).not.toMatch(/TFZ|Messungen|Handelstabelle/);
});

test('a net price is calculated with its tax', () => {
  const view = heatViewOf(
    advertOf('FIREWOOD', {}, { ...withHeat, pricePerUnitInCents: 10_000, priceIsGross: false }),
    null,
  );
  expect(plain(view?.explanation[0] ?? '')).toContain('€ 113,00 je rm');
});

test('the middle of the offers is drawn and read out', () => {
  const view = heatViewOf(advertOf('FIREWOOD', {}, withHeat), { inCents: 7.12, state: 'Steiermark' });
  expect(plain(view?.legend ?? '')).toContain('Strich: mittlerer Preis in der Steiermark, 7,1 ct.');
  expect(view?.label).toContain('mittlerer Preis 7,1 Cent');
});

test.each(['LOGS', 'FOREST', 'SAWN_WOOD', 'SERVICES'] as const)('%s have no heat price', (category) => {
  expect(heatViewOf(advertOf(category, {}, withHeat), null)).toBeNull();
});

test('a price on request has no heat price', () => {
  expect(heatViewOf(advertOf('FIREWOOD', {}, { pricePerUnitInCents: null, heatPrice: null }), null)).toBeNull();
});
