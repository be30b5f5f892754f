import { expect, test } from 'vitest';
import { neededAmount } from './need-note.parts.tsx';
import { needNoteOf } from './need-note.queries.ts';

const NEED = { quantityInStackedCubicMetres: 6, lengthInCm: 33, showsTotals: true, isKeptForYear: false };
const PLACE = { postalCode: '4820', countryCode: 'AT', name: 'Bad Ischl' };

test('a known need with a place turns the plates and is said in words', () => {
  const note = needNoteOf({ need: NEED, place: PLACE }, '/merkliste');
  expect(note.said?.replaceAll('\u00a0', ' ')).toBe('Dein Bedarf: 6 rm · 33 cm · 4820 Bad Ischl');
  expect(note.way.href).toBe('/bedarf?zurueck=%2Fmerkliste');
  expect(note.totalFor).toBe(6);
  expect(neededAmount(note)).toEqual({ firewoodInRm: 6 });
});

test.each([
  ['no place', { need: NEED, place: null }],
  ['prices per unit chosen', { need: { ...NEED, showsTotals: false }, place: PLACE }],
  ['no need', { need: null, place: PLACE }],
])('plates show the price per unit: %s', (_why, page) => {
  const note = needNoteOf(page, '/merkliste');
  expect(note.totalFor).toBeNull();
  expect(neededAmount(note)).toEqual({});
});
