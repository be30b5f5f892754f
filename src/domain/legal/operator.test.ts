import { expect, test } from 'vitest';
import { missingOperatorFields, OPERATOR_FIELDS } from './operator.ts';

test('a fact that does not apply is not missing, one that was not filled in is', () => {
  const rest = OPERATOR_FIELDS.filter((field) => field !== 'vatId' && field !== 'name');
  const operator = { ...Object.fromEntries(rest.map((field) => [field, 'x'])), vatId: null };
  expect(missingOperatorFields(operator)).toEqual(['name']);
});
