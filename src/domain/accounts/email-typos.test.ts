import { expect, it } from 'vitest';
import { meantEmail } from './email-typos.ts';

it.each([
  ['eva@gmial.com', 'eva@gmail.com'],
  ['eva@gmai.com', 'eva@gmail.com'],
  ['eva@gmail.con', 'eva@gmail.com'],
  ['eva@gmaill.com', 'eva@gmail.com'],
  ['Eva.Holzer@Gmial.com', 'Eva.Holzer@gmail.com'],
  ['eva@hotmial.com', 'eva@hotmail.com'],
  ['eva@gmx.ta', 'eva@gmx.at'],
  ['eva@outlok.com', 'eva@outlook.com'],
  ['eva@ao.at', 'eva@aon.at'],
])('asks of %s whether %s was meant', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

it.each([
  'eva@gmail.com',
  'eva@gmx.at',
  'eva@gmx.com',
  'eva@holzer.at',
  'office@saege.example',
  'eva@orf.at',
  'eva',
  '@',
  '',
])('asks nothing of %s', (typed) => {
  expect(meantEmail(typed)).toBeNull();
});
