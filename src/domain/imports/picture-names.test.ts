import { describe, expect, test } from 'vitest';
import { findPicture, indexPictures, isOwnFile } from './picture-names.ts';

const index = indexPictures([
  'Fotos/Buche.JPG',
  'Fotos/la\u0308rche.jpg',
  'a/1.jpg',
  'b/1.jpg',
  'C\\d.png',
  'zwei.jpg',
  'ZWEI.jpg',
]);

describe('a name of a list', () => {
  test.each([
    ['buche.jpg', 'Fotos/Buche.JPG'],
    ['fotos/BUCHE.jpg', 'Fotos/Buche.JPG'],
    ['Neu/buche.jpg', 'Fotos/Buche.JPG'],
    ['l\u00E4rche.jpg', 'Fotos/la\u0308rche.jpg'],
    ['a/1.jpg', 'a/1.jpg'],
    ['./b\\1.JPG', 'b/1.jpg'],
    ['c/d.png', 'C\\d.png'],
  ])('%s finds %s', (given, path) => {
    expect(findPicture(index, given)).toEqual({ path });
  });

  test('that several entries have, or none, says so', () => {
    expect(findPicture(index, '1.jpg')).toEqual({ reason: 'AMBIGUOUS' });
    expect(findPicture(index, 'zwei.jpg')).toEqual({ reason: 'AMBIGUOUS' });
    expect(findPicture(index, 'eiche.jpg')).toEqual({ reason: 'MISSING' });
    expect(findPicture(index, '')).toEqual({ reason: 'MISSING' });
  });
});

test('folders and what systems leave behind are no pictures', () => {
  const kept = ['a/', 'a/b.jpg', '__MACOSX/a/._b.jpg', 'a/.DS_Store', 'Thumbs.db', 'a/._b.jpg', '__macosx.jpg'];
  expect(kept.filter(isOwnFile)).toEqual(['a/b.jpg', '__macosx.jpg']);
});
