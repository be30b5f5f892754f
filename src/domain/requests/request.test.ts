import { describe, expect, it } from 'vitest';
import { namesContact } from './contact-data.ts';
import { endOfTerm, isSensibleNeed, requestSlug, shortIdOfSlug, stateAt } from './request.ts';

const ID = '0199a3c2-7b1e-7c44-9f20-aabbccddeeff';

describe('the address of a Gesuch', () => {
  it('is the words of its title and the end of its id', () => {
    expect(requestSlug('Trockene Buche für den Kaminofen', ID)).toBe('trockene-buche-fuer-den-kaminofen-bbccddeeff');
    expect(requestSlug('!!!', ID)).toBe('gesuch-bbccddeeff');
  });

  it('is cut between words', () => {
    const slug = requestSlug('Sehr '.repeat(16), ID);
    expect(slug.length).toBeLessThan(75);
    expect(slug).toMatch(/^sehr(-sehr)+-bbccddeeff$/);
  });

  it('is found by its end, whatever stands before', () => {
    expect(shortIdOfSlug('ganz-anders-bbccddeeff')).toBe('bbccddeeff');
    expect(shortIdOfSlug('BBCCDDEEFF')).toBe('bbccddeeff');
    expect(shortIdOfSlug('buche')).toBeNull();
  });
});

it('runs for 30 days', () => {
  const from = new Date('2026-11-23T10:00:00Z');
  const expiresAt = endOfTerm(from);
  expect(expiresAt.toISOString()).toBe('2026-12-23T10:00:00.000Z');
  expect(stateAt({ state: 'OPEN', expiresAt }, new Date(expiresAt.getTime() - 1))).toBe('OPEN');
  expect(stateAt({ state: 'OPEN', expiresAt }, expiresAt)).toBe('EXPIRED');
  expect(stateAt({ state: 'CLOSED', expiresAt }, expiresAt)).toBe('CLOSED');
});

it('is needed between today and in a year', () => {
  expect(isSensibleNeed('2026-11-23', '2026-11-23')).toBe(true);
  expect(isSensibleNeed('2026-11-22', '2026-11-23')).toBe(false);
  expect(isSensibleNeed('2028-01-01', '2026-11-23')).toBe(false);
});

describe('contact data in a public text', () => {
  it.each([
    'Ruf an: 0664 1234567',
    '+43 664/123 45 67',
    '0043-1-5134567',
    'anna.muster@example.at',
    'siehe https://example.com/x',
    'www.holz.example',
  ])('is found: %s', (text) => expect(namesContact(text)).toBe(true));

  it.each([
    '10 rm Buche, 33 cm, bis 1.200 Euro',
    'Bretter 24 x 120 x 4000 mm, ca. 0,85 m³',
    'bis 24.12.2026, ab 07:30',
    'PLZ 8600, 3 Fuhren je 10 rm',
    '2500 kg in Säcken zu 15 kg',
  ])('is not: %s', (text) => expect(namesContact(text)).toBe(false));
});
