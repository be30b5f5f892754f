import { expect, test } from 'vitest';
import { isCompleteIssuer, issuerOf, missingIssuerFacts } from './issuer.ts';

const FACTS = { name: 'Holz GmbH', street: 'Sägeweg 1', postalCode: '4820', place: 'Bad Ischl', vatId: 'ATU87654321' };

test('an invoice needs name, address and VAT id', () => {
  expect(missingIssuerFacts({})).toEqual(['name', 'street', 'postalCode', 'place', 'vatId']);
  expect(missingIssuerFacts({ ...FACTS, name: null, street: '' })).toEqual(['name', 'street']);
  expect(missingIssuerFacts(FACTS)).toEqual([]);
});

test('who has no VAT id says why no VAT is charged', () => {
  expect(missingIssuerFacts({ ...FACTS, vatId: null })).toEqual(['vatExemption']);
  const operator = { ...FACTS, vatId: null, vatExemption: 'Kleinunternehmer gemäß § 6 Abs. 1 Z 27 UStG' };
  expect(missingIssuerFacts(operator)).toEqual([]);
  expect(issuerOf({ operator, isProduction: true })).toMatchObject({
    vatId: null,
    vatExemption: operator.vatExemption,
  });
});

test('production has no issuer while a fact is missing; anywhere else it is marked as a sample', () => {
  const { vatId: _vatId, ...operator } = FACTS;
  expect(issuerOf({ operator, isProduction: true })).toBeNull();
  const sample = issuerOf({ operator, isProduction: false });
  expect(sample?.name).toMatch(/MUSTER/);
  expect(sample && isCompleteIssuer(sample)).toBe(true);
  expect(issuerOf({ operator: FACTS, isProduction: true })?.name).toBe('Holz GmbH');
});
