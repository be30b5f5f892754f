import { expect, it } from 'vitest';
import { phoneNumberIssue } from './phone-number.ts';

it.each([
  '0664 1234567',
  '+43 664 123 45 67',
  '0043 664 1234567',
  '+43 (0) 664/12 34 567',
  '0699 123 456 78',
  '0662 844 520',
  '01 5880012',
  '07612 6457-12',
  '+43 1 58800 DW 12',
  '04714 8210',
  '0800 201 080',
  '+49 8652 948-0',
  '0049 151 23456789',
  '+386 41 123 456',
])('takes %s', (number) => {
  expect(phoneNumberIssue(number)).toBeNull();
});

it.each([
  ['0664 123', 'phone.length'],
  ['0676123456', 'phone.length'],
  ['+43 660 123', 'phone.length'],
  ['123', 'phone.length'],
  ['0', 'phone.length'],
  ['+43', 'phone.length'],
  ['06641234567890123', 'phone.length'],
  ['+49 12', 'phone.length'],
  ['<script>alert(1)</script>', 'phone.form'],
  ['0664 1234567 <b>', 'phone.form'],
  ['ruf mich an', 'phone.form'],
  ['eva@example.at', 'phone.form'],
  ['++43 664 1234567', 'phone.form'],
] as const)('refuses %s', (number, reason) => {
  expect(phoneNumberIssue(number)).toBe(reason);
});

it('answers at once on endless text', () => {
  const started = performance.now();
  for (const text of ['1 '.repeat(50_000) + 'x', `${'a.'.repeat(50_000)}1`]) phoneNumberIssue(text);
  expect(performance.now() - started).toBeLessThan(500);
});
