import { DAY_IN_MS } from '#domain/durations.ts';
import { openDeviceFiles } from '#web/device/device-files.ts';
import { PERSONAL_FILES } from '#web/device/personal/personal-data.ts';

/** A chosen photo that waits on the device for the server to have it. */
export type KeptPhoto = {
  /** Its Idempotency-Key: the same for every try, in every tab. */
  key: string;
  /** The account it was chosen in; null: before signing in. */
  owner: string | null;
  /** The advert, or the name under which only this device knows it. */
  ref: string;
  name: string;
  /** Its position among the others. */
  rank: number;
  file: Blob;
  /** The place in its notes is to be kept; absent in those of older versions. */
  withPlace?: boolean;
  /** ISO 8601. */
  keptAt: string;
  /** ISO 8601 of the first try to send it; null: none yet. */
  triedAt: string | null;
  /** Why it is not tried any more, in German; only of a note. */
  refusal?: string;
};

/** How the ids of adverts that were noted without a network begin. */
export const NOTE_MARK = 'notiz-';

/** Older ones are not needed: their draft has been given up elsewhere. Those of a note wait as long as it does. */
const KEPT_IN_MS = 60 * DAY_IN_MS;

const files = openDeviceFiles<KeptPhoto>(PERSONAL_FILES.adverts);

/** Stores a photo; false where the device has no room or no storage. */
export async function keepPhoto(photo: KeptPhoto): Promise<boolean> {
  return files.put(photo.key, photo).then(
    () => true,
    () => false,
  );
}

export async function readKeptPhoto(key: string): Promise<KeptPhoto | null> {
  const kept = await files.get(key).catch(() => null);
  return isKeptPhoto(kept) ? kept : null;
}

export async function dropPhoto(key: string): Promise<void> {
  await files.drop(key).catch(() => undefined);
}

async function allPhotos(): Promise<KeptPhoto[]> {
  const all: unknown[] = await files.all().catch(() => []);
  return all.filter(isKeptPhoto);
}

/** What an account's advert still waits with, in the order it was chosen. */
export async function listKeptPhotos(owner: string, ref: string): Promise<KeptPhoto[]> {
  const all = await allPhotos();
  const oldest = new Date(Date.now() - KEPT_IN_MS).toISOString();
  const isLeft = ({ keptAt, ref: own }: KeptPhoto): boolean => keptAt < oldest && !own.startsWith(NOTE_MARK);
  for (const { key } of all.filter(isLeft)) await dropPhoto(key);
  return all
    .filter((photo) => photo.owner === owner && photo.ref === ref && !isLeft(photo))
    .toSorted((one, other) => one.rank - other.rank);
}

/** All photos under a name, in the order they were chosen. */
export async function photosUnder(ref: string): Promise<KeptPhoto[]> {
  const all = await allPhotos();
  return all.filter((photo) => photo.ref === ref).toSorted((one, other) => one.rank - other.rank);
}

/** Gives the photos of a draft the name that the server gave it. */
export async function renameKeptPhotos(from: string, to: string): Promise<void> {
  for (const photo of await photosUnder(from)) await keepPhoto({ ...photo, ref: to });
}

/** This module wrote it, perhaps in an older version. */
function isKeptPhoto(kept: unknown): kept is KeptPhoto {
  const part = (name: string): unknown => Reflect.get(Object(kept), name);
  const texts = ['key', 'ref', 'name', 'keptAt'];
  const hasOwner = part('owner') === null || typeof part('owner') === 'string';
  return hasOwner && texts.every((name) => typeof part(name) === 'string') && part('file') instanceof Blob;
}
