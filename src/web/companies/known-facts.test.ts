import { expect, test } from 'vitest';
import { knownFacts, withoutDisclosed } from './known-facts.ts';

const PLACE = { street: 'Mühlgasse 4', postalCode: '3300', city: 'Amstetten', countryCode: 'AT' };
const at = (street: string) => ({ ...PLACE, id: '1', street, latitude: 48.1, longitude: 14.9 });
const NO_INVOICE = { firstname: 'Eva', lastname: 'Holzer', companyName: '', uid: null, address: null };
const CONTACT = {
  id: '2',
  firstname: 'Eva',
  lastname: 'Holzer',
  companyName: '',
  phoneNumber: '+43 720 555 01',
  email: 'eva@muehle.example',
  shopLink: 'https://muehle.example/',
};

test('a new company takes over contact, number and the address of invoices, without its position', () => {
  const invoice = { ...NO_INVOICE, companyName: 'Mühle e.U.', uid: 'ATU13585627', address: at('Mühlgasse 4') };
  expect(knownFacts({ contact: CONTACT, address: at('Hauptstraße 5') }, invoice)).toEqual({
    email: 'eva@muehle.example',
    phoneNumber: '+43 720 555 01',
    websiteUrl: 'https://muehle.example/',
    uid: 'ATU13585627',
    legal: { firma: 'Mühle e.U.' },
    address: PLACE,
  });
});

test('the address of adverts stands in for that of invoices, and what is not there is not sent', () => {
  expect(knownFacts({ contact: null, address: at('Hauptstraße 5') }, NO_INVOICE)).toEqual({
    address: { ...PLACE, street: 'Hauptstraße 5' },
  });
  const empty = { ...at(''), postalCode: '' };
  expect(knownFacts({ contact: null, address: empty }, NO_INVOICE)).toEqual({});
});

test('what the account discloses already is left to it, so that nothing goes over it', () => {
  const nothing = { email: null, phoneNumber: null, uid: null, address: null };
  const legal = {
    firma: 'Mühle GmbH',
    legalForm: 'GmbH',
    registerNumber: 'FN 33209m',
    registerCourt: null,
    authority: null,
    chamber: null,
    managing: null,
  };
  const facts = { email: 'eva@muehle.example', uid: 'ATU13585627', legal: { firma: 'Mühle' }, address: PLACE };
  expect(withoutDisclosed(facts, { ...nothing, legal, email: 'office@muehle.example' })).toEqual({
    uid: 'ATU13585627',
    address: PLACE,
  });
});
