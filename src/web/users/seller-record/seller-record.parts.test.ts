import { expect, test } from 'vitest';
import { sellerRecordOf } from './seller-record.parts.ts';

test.each([
  [10, 9, 20, 'Antwortet auf 9 von 10 Anfragen, meist binnen einer Stunde'],
  [5, 5, 61, 'Antwortet auf alle 5 Anfragen, meist binnen 2 Stunden'],
  [5, 5, 23 * 60, 'Antwortet auf alle 5 Anfragen, meist binnen eines Tages'],
  [5, 4, 24 * 60 + 1, 'Antwortet auf 4 von 5 Anfragen, meist binnen 2 Tagen'],
  // Quick answers to a few say nothing of most.
  [9, 2, 5, 'Antwortet auf 2 von 9 Anfragen'],
  [5, 0, null, 'Antwortet auf 0 von 5 Anfragen'],
])('of %i inquiries %i answered, most within %s minutes', (inquiries, answered, mostWithinInMinutes, words) => {
  expect(sellerRecordOf({ answers: { inquiries, answered, mostWithinInMinutes } })?.answers).toBe(words);
});

test('a seller of whom too little is known has no record', () => {
  expect(sellerRecordOf({})).toBeNull();
  expect(sellerRecordOf(null)).toBeNull();
  expect(sellerRecordOf({ agreementCount: 1 })).toMatchObject({
    agreements: '1 Geschäft hier vereinbart',
    answers: null,
  });
});
