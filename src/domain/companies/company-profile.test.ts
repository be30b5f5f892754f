import { describe, expect, it } from 'vitest';
import {
  EMPTY_DISCLOSURE,
  type PublishingProfile,
  companyPublishingIssues,
  companySlug,
  isRegisteredForm,
} from './company-profile.ts';

const complete: PublishingProfile = {
  name: 'Sägewerk Huber',
  email: 'office@huber.example',
  phoneNumber: null,
  street: 'Mühlgasse 4',
  postalCode: '3300',
  city: 'Amstetten',
  countryCode: 'AT',
  disclosure: { ...EMPTY_DISCLOSURE, firma: 'Huber e.U.', registerNumber: 'FN 33209m', registerCourt: 'LG St. Pölten' },
};
const pathsOf = (profile: Partial<PublishingProfile>): string[] =>
  companyPublishingIssues({ ...complete, ...profile }).map(({ path }) => path);

describe('a company that wants to be public', () => {
  it('has a name, an address, an e-mail address and its Firma', () => {
    expect(pathsOf({})).toEqual([]);
    expect(
      pathsOf({ name: ' ', street: null, postalCode: '', city: null, email: '', disclosure: EMPTY_DISCLOSURE }),
    ).toEqual(['name', 'address.street', 'address.postalCode', 'address.city', 'email', 'legal.firma']);
  });

  it('names the court of its register number, and the number where its form needs an entry', () => {
    const disclosure = complete.disclosure;
    expect(pathsOf({ disclosure: { ...disclosure, registerCourt: null } })).toEqual(['legal.registerCourt']);
    expect(pathsOf({ disclosure: { ...disclosure, registerNumber: null, legalForm: 'GmbH' } })).toEqual([
      'legal.registerNumber',
    ]);
    expect(pathsOf({ disclosure: { ...disclosure, registerNumber: null, legalForm: 'Einzelunternehmen' } })).toEqual(
      [],
    );
  });

  it('has a postcode of its country', () => {
    expect(pathsOf({ postalCode: '33000' })).toEqual(['address.postalCode']);
    expect(pathsOf({ postalCode: '84028', countryCode: 'DE' })).toEqual([]);
  });
});

it.each(['GmbH', 'GmbH & Co KG', 'e.U.', 'e. U.', 'OG', 'AG', 'FlexKapG'])('%s exists by its entry only', (form) => {
  expect(isRegisteredForm(form)).toBe(true);
});
it.each(['Einzelunternehmen', 'GesbR', 'Agrargemeinschaft', '', null])('%s needs no entry', (form) => {
  expect(isRegisteredForm(form)).toBe(false);
});

describe('the address of a company', () => {
  const id = '0199a0c0-1111-7000-8000-00000012ab34';
  it('is made of its name', () => {
    expect(companySlug('Sägewerk Höß & Söhne GmbH', id, { ending: false })).toBe('saegewerk-hoess-soehne-gmbh');
  });
  it('gets an ending where the name is taken, says nothing or looks like an id', () => {
    expect(companySlug('Holz Huber', id, { ending: true })).toBe('holz-huber-12ab34');
    expect(companySlug('木', id, { ending: false })).toBe('firma');
    expect(companySlug(id, id, { ending: false })).toBe(`${id}-12ab34`);
  });
});
