import { describe, expect, it } from 'vitest';
import { MONTHS_KNOWN, monthIndex, rulesOfText, storedText } from './text-forms.ts';

const month = rulesOfText('MONTH');

describe('a month', () => {
  it.each([
    ['10/2026', '2026-10'],
    ['1/2026', '2026-01'],
    ['10.26', '2026-10'],
    [' 10 / 2026 ', '2026-10'],
    ['10-2026', '2026-10'],
    ['15.10.2026', '2026-10'],
    ['Oktober 2026', '2026-10'],
    ['Okt. 2026', '2026-10'],
    ['3. März 2026', '2026-03'],
    ['JÄNNER 2026', '2026-01'],
    ['Januar 2026', '2026-01'],
    ['Mai 2026', '2026-05'],
    ['Juni 2026', '2026-06'],
    ['2026-10', '2026-10'],
    ['2026-10-15', '2026-10'],
  ])('is read from "%s"', (typed, stored) => {
    expect(storedText('MONTH', typed)).toBe(stored);
    expect(month.stored.test(stored)).toBe(true);
  });

  it.each(['13/2026', '0/2026', '10/1926', '10/2085', 'Herbst 2026', 'voriges Jahr', '2026', '10', '10/20266', ''])(
    'is not guessed from "%s", which stays for the refusal',
    (typed) => {
      expect(storedText('MONTH', typed)).toBe(typed);
      expect(month.stored.test(typed)).toBe(false);
    },
  );

  it('is typed and shown as people write it', () => {
    expect(month.typed('2026-10')).toBe('10/2026');
    expect(storedText('MONTH', month.typed('2026-03'))).toBe('2026-03');
    expect(month.shown('2026-01')).toBe('Jänner\u00a02026');
  });

  it('has a place of its own for each that can be stored', () => {
    expect([monthIndex('2015-01'), monthIndex('2026-10'), monthIndex('2064-12')]).toEqual([0, 141, MONTHS_KNOWN - 1]);
  });
});

describe('a number of ENplus', () => {
  const { stored } = rulesOfText('ENPLUS_NUMBER');

  it.each([
    ['AT 001', 'AT 001'],
    ['at001', 'AT 001'],
    ['DE-342', 'DE 342'],
    ['ENplus AT 299', 'AT 299'],
    ['ENplus ID: AT 299', 'AT 299'],
  ])('is read from "%s"', (typed, read) => {
    expect(storedText('ENPLUS_NUMBER', typed)).toBe(read);
    expect(stored.test(read)).toBe(true);
  });

  it.each(['AT 000', 'AT 01', 'AT 0001', '001', 'Austria 001', 'AT OO1'])('is refused as "%s"', (typed) => {
    expect(storedText('ENPLUS_NUMBER', typed)).toBe(typed);
    expect(stored.test(typed)).toBe(false);
  });
});

describe('shares of species', () => {
  const { stored, typed: asTyped } = rulesOfText('SPECIES_SHARES');

  it.each([
    ['Fichte 70, Tanne 20, Buche 10', '70 % Fichte, 20 % Tanne, 10 % Buche'],
    ['10 % buche, 90% fichte', '90 % Fichte, 10 % Buche'],
    ['Fichte: 60 und Lärche: 40', '60 % Fichte, 40 % Lärche'],
    ['Fi 70 / Ta 30', '70 % Fi, 30 % Ta'],
    ['Fichte/Tanne 80; Rot-Buche 20', '80 % Fichte/Tanne, 20 % Rot-Buche'],
    ['Zirbe 100', '100 % Zirbe'],
  ])('are read from "%s"', (typed, read) => {
    const found = storedText('SPECIES_SHARES', typed);
    expect(asTyped(found)).toBe(read);
    expect(stored.test(found)).toBe(true);
    expect(storedText('SPECIES_SHARES', asTyped(found))).toBe(found);
  });

  it.each([
    'Fichte 70, Tanne 20',
    'Fichte 70, Tanne 40',
    'Fichte, Tanne',
    '70, 30',
    'Fichte 100, Tanne 0',
    'viel Fichte',
    '',
  ])('are not guessed from "%s", which stays for the refusal', (typed) => {
    expect(storedText('SPECIES_SHARES', typed)).toBe(typed);
    expect(stored.test(typed)).toBe(false);
  });
});
