import { describe, expect, it } from 'vitest';
import { missingInvoiceFields, vatNumberIsWellFormed } from './invoice-contact.ts';

const complete = {
  firstName: 'Eva',
  lastName: 'Holzer',
  companyName: '',
  street: 'Am Forst 3',
  postalCode: '3300',
  city: 'Amstetten',
  countryCode: 'AT',
};

describe('an invoice address', () => {
  it('needs a person or a company, and a whole address', () => {
    expect(missingInvoiceFields(complete)).toEqual([]);
    expect(missingInvoiceFields({ ...complete, firstName: '', lastName: '', companyName: 'Holzer Forst' })).toEqual([]);
    expect(missingInvoiceFields({ ...complete, lastName: '' })).toEqual(['lastname']);
    expect(missingInvoiceFields({ ...complete, street: '', postalCode: '', city: '', countryCode: '' })).toEqual([
      'address.street',
      'address.postalCode',
      'address.city',
      'address.countryCode',
    ]);
  });
});

describe('a VAT number', () => {
  // ATU13585627 is the example of the Austrian finance ministry's construction rules.
  // The others are made by the table of the European Commission (VIES, FAQ 11).
  it.each([
    'ATU13585627',
    'DE123456789',
    'IT12345678901',
    'ESX1234567X',
    'FRXX123456789',
    'IE1A23456B',
    'NL123456789B01',
    'SK1234567890',
    'CHE123456789',
  ])('%s is well formed', (number) => {
    expect(vatNumberIsWellFormed(number)).toBe(true);
  });

  it.each([
    'ATU13585626',
    'ATU1358562',
    'AT13585627',
    'atu13585627',
    'U13585627',
    'DE123',
    'IT123',
    'NL123456789012',
    '',
  ])('%s is not', (number) => {
    expect(vatNumberIsWellFormed(number)).toBe(false);
  });
});
