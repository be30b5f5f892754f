import { expect, it } from 'vitest';
import { type MatchedAdvert, reasonToTell } from './hit-reason.ts';

const appeared: MatchedAdvert = {
  wasPublic: false,
  wasHit: false,
  isYounger: true,
  price: 9_000,
  priceBefore: null,
  told: null,
};
const changed: MatchedAdvert = { ...appeared, wasPublic: true, wasHit: true };
const told = { asNew: true, asBack: false, lowestPrice: 9_000 };

it('calls an advert new once', () => {
  expect(reasonToTell(appeared)).toBe('NEW');
  expect(reasonToTell({ ...changed, told })).toBe(null);
});

it('calls an advert that was gone and appears again back, once', () => {
  expect(reasonToTell({ ...appeared, told })).toBe('BACK');
  expect(reasonToTell({ ...appeared, told: { ...told, asBack: true } })).toBe(null);
});

it('calls an advert back that is older than the search and appears again', () => {
  expect(reasonToTell({ ...appeared, isYounger: false })).toBe('BACK');
});

it('calls an advert new that fulfils the search only since it was changed, also an old one', () => {
  expect(reasonToTell({ ...changed, wasHit: false, isYounger: false })).toBe('NEW');
});

it('keeps silent about a change of an advert that the search found before it was saved', () => {
  expect(reasonToTell({ ...changed, isYounger: false })).toBe(null);
});

it('tells a drop of the price, and a further one only below what was told', () => {
  expect(reasonToTell({ ...changed, price: 8_000, priceBefore: 9_000, told })).toBe('PRICE_DROP');
  expect(reasonToTell({ ...changed, price: 9_000, priceBefore: 9_500, told })).toBe(null);
  expect(reasonToTell({ ...changed, price: 8_000, priceBefore: 9_000, isYounger: false })).toBe('PRICE_DROP');
  expect(reasonToTell({ ...changed, price: 9_500, priceBefore: 9_000, told })).toBe(null);
});

it('tells an advert that comes under the highest price as cheaper', () => {
  expect(reasonToTell({ ...changed, wasHit: false, price: 7_500, priceBefore: 9_000 })).toBe('PRICE_DROP');
});
