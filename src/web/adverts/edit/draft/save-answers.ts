import type { Advert, EditAdvertDto } from '#contract/adverts/adverts.schemas.ts';
import { isFetchError, isResponseError, parsedOrNull } from '#contract/api-errors.ts';
import type { ResponseError } from '#contract/api-errors.ts';
import type { Image } from '#contract/common.schemas.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import { editAdvertTexts } from '#texts/de/adverts/edit-advert.ts';

/** Why saving failed; what was typed stays on the device. */
export type SaveObstacle =
  /** No connection, or a server that cannot answer just now. */
  | { kind: 'OFFLINE'; isServerAway: boolean }
  | { kind: 'SIGNED_OUT' }
  /** Another tab or device was faster: `theirs` is the version on the server. */
  | { kind: 'CONFLICT'; theirs: Advert }
  /** `needsPlan`: trying again cannot help, a plan can. */
  | { kind: 'REFUSED'; message: string; needsPlan: boolean };

export const imagesEdit = (images: readonly Image[]): NonNullable<EditAdvertDto['images']> =>
  images.flatMap(({ storedFileId, alt, capture }, order) =>
    storedFileId
      ? [{ storedFileId, order, alt: alt ?? '', ...(capture ? { showsCapture: capture.isShown } : {}) }]
      : [],
  );

/** The advert on the server, where a conflict was the reason for the refusal. */
export function conflictOf(error: unknown): Advert | null {
  if (!isResponseError(error) || error.code !== 'advert.changed-elsewhere') return null;
  return asAdvert(Reflect.get(Object(parsedOrNull(error.rawBody)), 'current'));
}

/** The server wrote it as it answers every reading. */
function asAdvert(current: unknown): Advert | null;
function asAdvert(current: unknown): unknown {
  return typeof current === 'object' ? current : null;
}

const PASSING: readonly number[] = [408, 425, 429, 500, 502, 503, 504];

export function saveObstacleOf(error: unknown): SaveObstacle {
  if (isFetchError(error)) return { kind: 'OFFLINE', isServerAway: false };
  if (!isResponseError(error)) throw error;
  if (error.status === 401) return { kind: 'SIGNED_OUT' };
  const theirs = conflictOf(error);
  if (theirs !== null) return { kind: 'CONFLICT', theirs };
  if (PASSING.includes(error.status)) return { kind: 'OFFLINE', isServerAway: true };
  return refusalOf(error);
}

/** Whether a refusal means that a plan is needed. */
export const needsPlan = (code: string | null): boolean => code === 'advert.pellets-permission';

function refusalOf({ status, serverMessage, fields, code }: ResponseError): SaveObstacle {
  if (status === 404) return { kind: 'REFUSED', message: editAdvertTexts.save.gone, needsPlan: false };
  const sentences = [serverMessage ?? editAdvertTexts.save.refused, ...fields.map(({ message }) => message)];
  return { kind: 'REFUSED', message: sentences.join(' ').replace(ACCESS_MARKER, ''), needsPlan: needsPlan(code) };
}
