import { describe, expect, it } from 'vitest';
import { counted } from './counted.ts';
import {
  formatDate,
  formatDateLong,
  formatDateMedium,
  formatDateTime,
  formatIsoDate,
  formatRelativeDay,
} from './dates.ts';
import {
  formatDistance,
  formatEuro,
  formatEuroRange,
  formatEuroShort,
  formatFixed,
  formatFromTo,
  formatHeatPriceRange,
  formatNumber,
  formatPercent,
  formatPricePerUnit,
  formatQuantity,
  formatSpan,
  parseEuroInCents,
  parseGermanNumber,
} from './numbers.ts';
import { viennaDaysBetween, viennaMoment, viennaTime } from './vienna-time.ts';

/** No-break spaces read as plain ones here; one test of its own checks that they are there. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('figures', () => {
  it.each([
    [formatNumber(12_345.7), '12.345,7'],
    [formatNumber(1_234_567), '1.234.567'],
    [formatNumber(2_147_483_647), '2.147.483.647'],
    [formatNumber(999), '999'],
    [formatNumber(0.283), '0,283'],
    [formatNumber(-5.25), '−5,25'],
    [formatNumber(-0.0001), '0'],
    [formatFixed(7.2, 2), '7,20'],
    [formatFixed(1.005, 2), '1,01'],
    [formatEuro(123_450), '€ 1.234,50'],
    [formatEuro(5), '€ 0,05'],
    [formatEuro(1_000_000_000), '€ 10.000.000,00'],
    [formatEuro(-1_200), '−€ 12,00'],
    [formatEuroShort(7_800), '€ 78'],
    [formatEuroShort(7_850), '€ 78,50'],
    [formatPricePerUnit(16_500, 'RM'), '€ 165,00 / rm'],
    [formatPricePerUnit(90_000, 'PAUSCHAL'), '€ 900,00 pauschal'],
    [formatPercent(13), '13 %'],
    [formatPercent(0.7), '0,7 %'],
    [formatDistance(14.4), '14 km'],
    [formatDistance(0.4), 'unter 1 km'],
    [formatDistance(1_204), '1.204 km'],
    [formatQuantity(6, 'RM'), '6 rm'],
    [formatQuantity(0.283, 'FM'), '0,283 fm'],
    [formatQuantity(2, 'PAL'), '2 Paletten'],
    [formatQuantity(1, 'PAL'), '1 Palette'],
    [formatQuantity(12, 'SACK'), '12 Säcke'],
    [formatQuantity(2.5, 'T_ATRO'), '2,5 t atro'],
    [formatQuantity(1, 'PAUSCHAL'), 'pauschal'],
    [formatHeatPriceRange(6.79, 7.41), '6,8 bis 7,4 ct/kWh'],
    [formatHeatPriceRange(4.5, 4.5), '4,5 ct/kWh'],
    [formatEuroRange(9_500, 11_400), '€ 95 bis 114'],
    [formatEuroRange(9_550, 11_400), '€ 95,50 bis 114,00'],
    [formatEuroRange(9_550, 123_400), '€ 95,50 bis 1.234,00'],
    [formatEuroRange(9_500, 9_500), '€ 95'],
    [formatFromTo(formatPricePerUnit(9_500, 'RM'), formatPricePerUnit(11_400, 'RM')), '€ 95,00 bis 114,00 / rm'],
    [formatFromTo(formatQuantity(5, 'EFM'), formatQuantity(600, 'EFM')), '5 bis 600 efm'],
    [formatFromTo(formatQuantity(1, 'PAL'), formatQuantity(2, 'PAL')), '1 Palette bis 2 Paletten'],
    [formatFromTo('50\u00A0cm', '2\u00A0m'), '50 cm bis 2 m'],
    [formatFromTo('33\u00A0cm', '33\u00A0cm'), '33 cm'],
    [formatSpan(25, 33, 'cm'), '25–33 cm'],
    [formatSpan(33, 33, 'cm'), '33 cm'],
  ])('%s reads %s', (written, expected) => {
    expect(plain(written)).toBe(expected);
  });

  it('never break between figure and unit', () => {
    expect(formatEuro(100)).toBe('€\u00A01,00');
    expect(formatQuantity(6, 'RM')).toBe('6\u00A0rm');
  });
});

describe('typed figures', () => {
  it.each([
    ['1.234,5', 1234.5],
    ['1 234,5', 1234.5],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['0.283', 0.283],
    ['1.234', 1234],
    ['-3', -3],
    ['', null],
    ['12,5,6', null],
    ['zwölf', null],
    ['1e5', null],
  ])('%j is read as %s', (typed, expected) => {
    expect(parseGermanNumber(typed)).toBe(expected);
  });

  it.each([
    ['165', 165_00],
    ['€ 1.234,50', 1_234_50],
    ['27,5 EUR', 27_50],
    ['120,–', 120_00],
    ['120,-', 120_00],
    ['0,29', 29],
    ['gratis', null],
  ])('%j is read as %s cents', (typed, expected) => {
    expect(parseEuroInCents(typed)).toBe(expected);
  });

  it('come back as they were written', () => {
    for (const cents of [1, 99, 100, 123_456, 98_765_432]) expect(parseEuroInCents(formatEuro(cents))).toBe(cents);
    for (const figure of [0.001, 12.345, 1_234.5, 9_876_543])
      expect(parseGermanNumber(formatNumber(figure))).toBe(figure);
  });
});

describe('the time in Vienna', () => {
  // Source: EU summer time 2026 from 29 March to 25 October, 01:00 UTC.
  it.each([
    ['2026-03-29T00:59:59Z', 1, 59],
    ['2026-03-29T01:00:00Z', 3, 0],
    ['2026-10-25T00:59:59Z', 2, 59],
    ['2026-10-25T01:00:00Z', 2, 0],
    ['2026-12-31T23:30:00Z', 0, 30],
  ])('at %s is %d:%d', (moment, hour, minute) => {
    expect(viennaTime(moment)).toMatchObject({ hour, minute });
  });

  it('agrees with the time zone data of the platform through the years', () => {
    const zone = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Vienna',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    for (let hours = 0; hours < 24 * 366 * 12; hours += 53) {
      const moment = Date.UTC(2020, 0, 1) + hours * 3_600_000;
      const { year, month, day, hour, minute } = viennaTime(moment);
      const two = (figure: number): string => String(figure).padStart(2, '0');
      expect(zone.format(moment)).toBe(`${two(day)}/${two(month)}/${year}, ${two(hour)}:${two(minute)}`);
    }
  });

  it('counts calendar days, not hours', () => {
    expect(viennaDaysBetween('2026-11-16T22:59:00Z', '2026-11-16T23:01:00Z')).toBe(1);
    expect(viennaDaysBetween('2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z')).toBe(2);
  });
});

describe('dates', () => {
  it.each([
    [formatDate('2026-11-17T09:00:00Z'), '17.11.2026'],
    [formatDate('2026-01-05'), '05.01.2026'],
    [formatDateMedium('2026-11-11T09:00:00Z'), '11. Nov. 2026'],
    [formatDateMedium('2026-12-31T23:30:00Z'), '1. Jän. 2027'],
    [formatDateLong('2026-01-11T09:00:00Z'), '11. Jänner 2026'],
    [formatDateTime('2026-07-01T06:05:00Z'), '01.07.2026, 08:05'],
    [formatIsoDate('2026-12-31T23:30:00Z'), '2027-01-01'],
  ])('%s reads %s', (written, expected) => {
    expect(plain(written)).toBe(expected);
  });

  const now = '2026-11-17T08:00:00Z';
  it.each([
    ['2026-11-17T00:30:00Z', 'heute'],
    ['2026-11-16T22:30:00Z', 'gestern'],
    ['2026-11-14T20:00:00Z', 'vor 3 Tagen'],
    ['2026-11-04T20:00:00Z', 'vor 13 Tagen'],
    ['2026-11-03T20:00:00Z', 'vor 2 Wochen'],
    ['2026-10-01T20:00:00Z', 'vor 6 Wochen'],
    ['2026-08-01T20:00:00Z', '1. Aug. 2026'],
    ['2026-11-18T20:00:00Z', 'morgen'],
    ['2026-11-24T20:00:00Z', 'in 7 Tagen'],
  ])('%s is %s on 17 November 2026', (moment, expected) => {
    expect(plain(formatRelativeDay(moment, now))).toBe(expected);
  });
});

describe('moments typed as clocks in Vienna show them', () => {
  it.each([
    ['2026-01-15T08:00', '2026-01-15T07:00:00.000Z'],
    ['2026-07-15T08:00', '2026-07-15T06:00:00.000Z'],
    ['2026-07-15T00:30', '2026-07-14T22:30:00.000Z'],
    // 29 March 2026: 2 o'clock is followed by 3 o'clock.
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    // 25 October 2026: the hour from 2 to 3 comes twice.
    ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s', (text, moment) => {
    expect(viennaMoment(text)?.toISOString()).toBe(moment);
  });

  it.each([
    '',
    'morgen',
    '2026-02-30T10:00',
    '2026-13-01T10:00',
    '2026-01-01T24:00',
    '2026-01-01',
    '2026-01-01T10:00Z',
  ])('refuses "%s"', (text) => {
    expect(viennaMoment(text)).toBeNull();
  });
});

it('a number says what it counts', () => {
  expect([0, 1, 2, 1234].map((count) => counted(count, 'Anzeige', 'Anzeigen'))).toEqual([
    '0 Anzeigen',
    '1 Anzeige',
    '2 Anzeigen',
    '1.234 Anzeigen',
  ]);
});
