import { expect, it } from 'vitest';
import { publishingNeeds } from './publishing-needs.ts';

const ready = { mailIsConfirmed: true, termsAreAccepted: true, firstName: 'Eva', lastName: 'Holzer' };

it('lets an account publish once its mail is confirmed, the terms are accepted and both names are there', () => {
  expect(publishingNeeds(ready)).toEqual([]);
  expect(publishingNeeds({ ...ready, mailIsConfirmed: false })).toEqual(['mail']);
  expect(publishingNeeds({ ...ready, termsAreAccepted: false })).toEqual(['terms']);
  expect(publishingNeeds({ ...ready, lastName: ' ' })).toEqual(['name']);
  expect(publishingNeeds({ mailIsConfirmed: false, termsAreAccepted: false, firstName: '', lastName: '' })).toEqual([
    'mail',
    'terms',
    'name',
  ]);
});
