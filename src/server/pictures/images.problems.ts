import { MAX_UPLOAD_PIXELS } from '#domain/pictures/upload-type.ts';
import { MAX_UPLOAD_BYTES } from '#domain/upload-sizes.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { imageTexts } from '#texts/de/pictures/images.ts';

export const imageTooLarge = () =>
  new Problem({ status: 413, code: 'image.too-large', message: imageTexts.tooLarge(MAX_UPLOAD_BYTES / 1024 / 1024) });

export const imageTooManyPixels = () =>
  new Problem({
    status: 422,
    code: 'image.too-many-pixels',
    message: imageTexts.tooManyPixels(MAX_UPLOAD_PIXELS / 1_000_000),
  });

export const imageIsHeic = () => new Problem({ status: 415, code: 'image.heic', message: imageTexts.heic });

export const imageTypeUnknown = () =>
  new Problem({ status: 415, code: 'image.unknown-type', message: imageTexts.unknownType });

export const imageUnreadable = () =>
  new Problem({ status: 422, code: 'image.unreadable', message: imageTexts.unreadable });

export const imageEmpty = () => new Problem({ status: 422, code: 'image.empty', message: imageTexts.empty });

export const imageNotFound = () =>
  new Problem({
    status: 404,
    code: 'image.not-found',
    message: imageTexts.notFound,
    headers: { 'cache-control': 'public, max-age=60' },
  });

export const imagesBusy = () =>
  new Problem({ status: 503, code: 'image.busy', message: imageTexts.busy, headers: { 'retry-after': '2' } });
