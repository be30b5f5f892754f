import type { Image } from '#contract/common.schemas.ts';
import { withAlt, withCaptureShown, withMoved, without } from './photo-list.ts';

/**
 * Field names that a page without script sends to the action of its step, as multipart/form-data: one file, the
 * alternative texts of all pictures, and the pressed button.
 */
export const PHOTO_FILE = 'photo';
export const PHOTO_ACTION = 'photoAction';
/** Ticked: the place in the notes of the uploaded picture is kept. */
export const PHOTO_PLACE = 'photoPlace';
export const photoAltField = (imageId: string): string => `photoAlt.${imageId}`;
export const photoCaptureField = (imageId: string): string => `photoCapture.${imageId}`;

const PHOTO_ACTIONS = ['upload', 'save', 'cover', 'forward', 'back', 'remove'] as const;
type PhotoAction = (typeof PHOTO_ACTIONS)[number];

/** Value of the button that does something with a picture, or with all of them. */
export const photoActionValue = (action: PhotoAction, imageId = ''): string => `${action} ${imageId}`.trim();

export const MAX_ALT_LENGTH = 200;

export type PhotoForm = {
  /** The pressed button is one of the photos', not the one for the next step. */
  isAboutPhotos: boolean;
  /** The picture to be uploaded; null where none was chosen. */
  file: Blob | null;
  /** The place in its notes is to be kept. */
  withPlace: boolean;
  /** The button of the upload was pressed before a picture was chosen. */
  lacksFile: boolean;
  /** The pictures as the form wants them, before the upload. */
  images: readonly Image[];
};

/** Reads what a posted form does with the pictures that are there. */
export function readPhotoForm(form: FormData, images: readonly Image[]): PhotoForm {
  const pressed = form.get(PHOTO_ACTION);
  const [name = '', imageId = ''] = typeof pressed === 'string' ? pressed.split(' ') : [];
  const action = PHOTO_ACTIONS.find((known) => known === name) ?? null;
  const chosen = form.get(PHOTO_FILE);
  const file = chosen instanceof Blob && chosen.size > 0 ? chosen : null;
  return {
    isAboutPhotos: action !== null,
    file,
    withPlace: form.get(PHOTO_PLACE) !== null,
    lacksFile: action === 'upload' && file === null,
    images: changed(withTicks(withTypedAlts(images, form), form), action, imageId),
  };
}

function withTypedAlts(images: readonly Image[], form: FormData): readonly Image[] {
  return images.reduce<readonly Image[]>((all, { id }) => {
    const typed = form.get(photoAltField(id));
    return typeof typed === 'string' ? withAlt(all, id, typed.trim().slice(0, MAX_ALT_LENGTH)) : all;
  }, images);
}

/** A form that has the words for a picture has its tick as well, and sends it only where it is set. */
function withTicks(images: readonly Image[], form: FormData): readonly Image[] {
  return images.reduce<readonly Image[]>(
    (all, { id }) =>
      form.has(photoAltField(id)) ? withCaptureShown(all, id, form.get(photoCaptureField(id)) !== null) : all,
    images,
  );
}

function changed(images: readonly Image[], action: PhotoAction | null, imageId: string): readonly Image[] {
  const at = images.findIndex(({ id }) => id === imageId);
  if (at === -1) return images;
  switch (action) {
    case 'cover':
      return withMoved(images, at, 0);
    case 'forward':
      return withMoved(images, at, at - 1);
    case 'back':
      return withMoved(images, at, at + 1);
    case 'remove':
      return without(images, imageId);
    default:
      return images;
  }
}
