import type { EditAdvertDto } from '#contract/adverts/adverts.schemas.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { isCategoryCode } from '#domain/lookups/categories.data.ts';
import { deviceStorage } from '#web/device/device-storage.ts';
import { ownerOf, PERSONAL_KEYS } from '#web/device/personal/personal-data.ts';
import { randomUuid } from '#web/device/random-uuid.ts';
import type { DraftValues } from './draft-values.ts';

/** What this device stores of an advert until the server has it. */
export type LocalDraft = {
  /** The account it was written in; null: before signing in. */
  owner: string | null;
  category: CategoryCode;
  values: DraftValues;
  /** Version the typing built on; null before the advert is on the server. */
  version: number | null;
  /** The body under which the advert was first sent: every repetition sends the very same. */
  created: EditAdvertDto | null;
  /** ISO 8601. */
  changedAt: string;
};

const PREFIX = PERSONAL_KEYS.drafts;
/** How many adverts a device remembers; the oldest go first. */
const MOST = 20;
const LOCAL_REF = /^neu-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A name for an advert that only this device knows; the Idempotency-Key of its creation as well. */
export const newLocalRef = (): string => `neu-${randomUuid()}`;

export const isLocalRef = (ref: string): boolean => LOCAL_REF.test(ref);

/** The stored draft of an advert, if it belongs to this account or to none. */
export function readLocalDraft(ref: string, viewerId: string | null): LocalDraft | null {
  const draft = readKept(PREFIX + ref);
  return draft !== null && isFor(draft, viewerId) ? draft : null;
}

const isFor = ({ owner }: LocalDraft, viewerId: string | null): boolean => owner === null || owner === viewerId;

/** Stores a draft on the device; false where the browser does not allow it. */
export const writeLocalDraft = (ref: string, draft: LocalDraft): boolean =>
  deviceStorage.write(PREFIX + ref, JSON.stringify(draft));

export const removeLocalDraft = (ref: string): void => deviceStorage.remove(PREFIX + ref);

/** Drafts of a viewer that only this device has, newest first; what is beyond the limit is forgotten. */
export function listLocalDrafts(viewerId: string | null): { ref: string; draft: LocalDraft }[] {
  const found = deviceStorage
    .keys(PREFIX)
    .flatMap((key) => {
      const draft = readKept(key);
      return draft === null ? [] : [{ ref: key.slice(PREFIX.length), draft }];
    })
    .toSorted((one, other) => (one.draft.changedAt < other.draft.changedAt ? 1 : -1));
  for (const { ref } of found.slice(MOST)) removeLocalDraft(ref);
  return found.slice(0, MOST).filter(({ ref, draft }) => isLocalRef(ref) && isFor(draft, viewerId));
}

function readKept(key: string): LocalDraft | null {
  const kept = deviceStorage.readJson(key);
  return isLocalDraft(kept) ? { ...kept, owner: ownerOf(kept) } : null;
}

/** This module wrote it, or it was tampered with: what cannot be typed into a form is refused. */
function isLocalDraft(kept: unknown): kept is LocalDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const category: unknown = Reflect.get(kept, 'category');
  const values: unknown = Reflect.get(kept, 'values');
  return (
    typeof category === 'string' &&
    isCategoryCode(category) &&
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every(isTyped) &&
    typeof Reflect.get(kept, 'changedAt') === 'string'
  );
}

const isTyped = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));
