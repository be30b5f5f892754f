import { expect, test } from 'vitest';
import { knownRecipient } from './known-recipient.ts';

const NOT_STATED = { firstname: 'Eva', lastname: '', companyName: '', uid: null, address: null };
const at = (street: string) => ({
  id: '1',
  street,
  postalCode: '4820',
  city: 'Bad Ischl',
  countryCode: 'AT',
  latitude: null,
  longitude: null,
});
const CONTACT = {
  id: '2',
  firstname: 'Evi',
  lastname: 'Holzer',
  companyName: 'Holz Evi',
  phoneNumber: null,
  email: null,
  shopLink: null,
};
const COMPANY = {
  id: '3',
  isPublished: false,
  isCompanyOfUser: true,
  services: [],
  name: 'Säge Holzer',
  websiteUrl: null,
  email: null,
  phoneNumber: null,
  uid: 'ATU13585627',
  pefcCertified: false,
  address: at('Mühlgasse 4'),
  logo: null,
  banner: null,
};
const template = { contact: CONTACT, address: at('Hauptstraße 5') };

test('gaps come from the own company first, then from the contact of adverts', () => {
  expect(knownRecipient(NOT_STATED, { company: COMPANY, template })).toEqual({
    firstname: 'Eva',
    lastname: 'Holzer',
    companyName: 'Säge Holzer',
    uid: 'ATU13585627',
    address: at('Mühlgasse 4'),
  });
  expect(knownRecipient(NOT_STATED, { company: null, template })).toMatchObject({
    companyName: 'Holz Evi',
    uid: null,
    address: at('Hauptstraße 5'),
  });
});

test('what is stored stays, and an address is never put together from two', () => {
  const stored = { ...NOT_STATED, lastname: 'Wald', companyName: 'Alt', uid: 'ATU1', address: at('Altweg 1') };
  expect(knownRecipient(stored, { company: COMPANY, template })).toMatchObject(stored);
});

test('nothing known stays empty', () => {
  expect(knownRecipient(NOT_STATED, { company: null, template: { contact: null, address: null } })).toEqual(NOT_STATED);
});
