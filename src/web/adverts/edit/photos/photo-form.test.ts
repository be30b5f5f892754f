import { expect, it } from 'vitest';
import type { Image } from '#contract/common.schemas.ts';
import {
  PHOTO_ACTION,
  PHOTO_FILE,
  PHOTO_PLACE,
  photoActionValue,
  photoAltField,
  photoCaptureField,
  readPhotoForm,
} from './photo-form.ts';

const photos: readonly Image[] = ['a', 'b', 'c'].map((id, order) => ({
  id,
  order,
  url: '',
  alt: '',
  storedFileId: id,
}));

function post(fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { images, ...rest } = readPhotoForm(form, photos);
  return { ...rest, order: images.map(({ id }) => id).join(''), alts: images.map(({ alt }) => alt) };
}

it.each([
  ['cover', 'cab'],
  ['forward', 'acb'],
  ['back', 'abc'],
  ['remove', 'ab'],
] as const)('the button "%s" of the last photo', (action, order) => {
  expect(post({ [PHOTO_ACTION]: photoActionValue(action, 'c') })).toMatchObject({ isAboutPhotos: true, order });
});

it('keeps the typed words whatever button is pressed, cut to 200 characters', () => {
  const typed = { [photoAltField('a')]: ' Stirnseiten ', [photoAltField('b')]: 'x'.repeat(300) };
  expect(post({ ...typed, [PHOTO_ACTION]: photoActionValue('remove', 'c') }).alts).toEqual([
    'Stirnseiten',
    'x'.repeat(200),
  ]);
  expect(post(typed)).toMatchObject({ isAboutPhotos: false, alts: ['Stirnseiten', 'x'.repeat(200), ''] });
});

it('shows day and place of the ticked photos alone, and of those whose notes say nothing never', () => {
  const noted = photos.map((photo) => ({ ...photo, capture: { day: '2026-11-12', isShown: photo.id === 'b' } }));
  const form = new FormData();
  for (const id of ['a', 'b']) form.append(photoAltField(id), '');
  form.append(photoCaptureField('a'), 'on');
  const shown = (images: readonly Image[]) => images.map(({ capture }) => capture?.isShown);
  // The form says nothing of the third one, which stays as it is.
  expect(shown(readPhotoForm(form, noted).images)).toEqual([true, false, false]);
  expect(shown(readPhotoForm(form, photos).images)).toEqual([undefined, undefined, undefined]);
});

it('keeps the place of an uploaded photo only where that is ticked', () => {
  expect([post({ [PHOTO_PLACE]: 'on' }).withPlace, post({}).withPlace]).toEqual([true, false]);
});

it('takes the chosen file, and none where the field was left empty', () => {
  const upload = { [PHOTO_ACTION]: photoActionValue('upload') };
  expect(post({ ...upload, [PHOTO_FILE]: new Blob(['x']) }).file?.size).toBe(1);
  expect(post({ ...upload, [PHOTO_FILE]: new Blob([]) })).toMatchObject({ file: null, isAboutPhotos: true });
});

it.each(['remove zzz', 'burn a', 'remove', '', 'REMOVE a'])('is not moved by a made-up button %j', (value) => {
  expect(post({ [PHOTO_ACTION]: value }).order).toBe('abc');
});
