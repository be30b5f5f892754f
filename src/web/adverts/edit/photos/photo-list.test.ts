import { expect, it } from 'vitest';
import type { Image } from '#contract/common.schemas.ts';
import { withAgain, withAlt, withMoved, withUploaded, without } from './photo-list.ts';

const image = (name: string): Image => ({ id: name, order: 0, url: '', storedFileId: name });
const photos = ['a', 'b', 'c', 'd'].map(image);
const names = (images: readonly Image[]): string => images.map(({ id }) => id).join('');

it.each([
  [3, 0, 'dabc'],
  [1, 0, 'bacd'],
  [0, 1, 'bacd'],
  [0, 99, 'bcda'],
  [2, -5, 'cabd'],
  [7, 0, 'abcd'],
])('moves the photo at %i to %i', (from, to, expected) => {
  expect(names(withMoved(photos, from, to))).toBe(expected);
});

it('numbers the photos by their place and loses none, wherever each is moved', () => {
  let moved: readonly Image[] = withMoved(photos, 1, 0);
  for (let from = 0; from < 4; from += 1) {
    for (let to = -2; to <= 6; to += 1) {
      moved = withMoved(moved, from, to);
      expect(moved.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
      expect(moved.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    }
  }
});

it('takes a photo away and puts it back where it was, once', () => {
  const fewer = without(photos, 'b');
  const again = withAgain(fewer, image('b'), 1);
  expect([names(fewer), names(again), names(withAgain(again, image('b'), 1))]).toEqual(['acd', 'abcd', 'abcd']);
});

it('changes the words of one photo only', () => {
  expect(withAlt(photos, 'c', 'Stirnseiten').map(({ alt }) => alt)).toEqual([
    undefined,
    undefined,
    'Stirnseiten',
    undefined,
  ]);
});

it('puts a new photo behind those of earlier visits and before those chosen later', () => {
  const ranks = new Map([
    ['x', 0],
    ['y', 1],
    ['z', 2],
  ]);
  const rankOf = ({ id }: Image) => ranks.get(id) ?? null;
  const uploaded = ['z', 'x', 'y', 'y'].reduce<readonly Image[]>(
    (all, name) => withUploaded(all, image(name), rankOf),
    photos,
  );
  expect(names(uploaded)).toBe('abcdxyz');
});
