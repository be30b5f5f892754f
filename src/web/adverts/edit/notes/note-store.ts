import type { EditAdvertDto } from '#contract/adverts/adverts.schemas.ts';
import { isCategoryCode } from '#domain/lookups/categories.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { alone } from '#web/device/alone.ts';
import { openDeviceFiles } from '#web/device/device-files.ts';
import { PERSONAL_FILES } from '#web/device/personal/personal-data.ts';
import { randomUuid } from '#web/device/random-uuid.ts';
import type { DraftValues } from '#web/adverts/edit/draft/draft-values.ts';
import { NOTE_MARK } from '#web/adverts/edit/photos/kept-photos.ts';

/** An advert noted without a network, on its way to becoming a draft. Its photos lie with those of drafts, under its id. */
export type AdvertNote = {
  id: string;
  /** The account it was written in; null: without one, so the next account that takes it. */
  owner: string | null;
  category: CategoryCode;
  values: DraftValues;
  /** Its writer is through: it is handed over when there is a network. */
  isReady: boolean;
  /** Idempotency-Key of the draft; another one only after a refusal, which made none. */
  key: string;
  /** The body of the first try: every repetition sends the very same. Null: not tried, so it can still be changed. */
  sent: EditAdvertDto | null;
  /** Id of its draft, once the server has answered. */
  advertId: string | null;
  /** Why the server refused it for good, in German. */
  problem: string | null;
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601; null: something of it is still to be handed over. */
  doneAt: string | null;
};

const files = openDeviceFiles<AdvertNote>(PERSONAL_FILES.notes);

export const newNote = (owner: string | null, category: CategoryCode): AdvertNote => ({
  id: `${NOTE_MARK}${randomUuid()}`,
  owner,
  category,
  values: {},
  isReady: false,
  key: randomUuid(),
  sent: null,
  advertId: null,
  problem: null,
  startedAt: new Date().toISOString(),
  doneAt: null,
});

/** All notes on this device, oldest first; none where the browser keeps nothing. */
export async function listNotes(): Promise<AdvertNote[]> {
  const all: unknown[] = await files.all().catch(() => []);
  return all.filter(isNote).toSorted((one, other) => (one.startedAt < other.startedAt ? -1 : 1));
}

/**
 * Changes a note as it lies on the device, after every other change of any tab. `change` gets null for an unknown one and
 * returns null to remove it. Rejects where the device has no room.
 */
export function changeNote(
  id: string,
  change: (note: AdvertNote | null) => AdvertNote | null,
): Promise<AdvertNote | null> {
  return alone(`stammplatz-${id}`, async () => {
    const found = await files.get(id);
    const before = isNote(found) ? found : null;
    const after = change(before);
    if (after === null) await files.drop(id);
    else if (after !== before) await files.put(id, after);
    return after;
  });
}

/** Whether its words can still be changed: no draft was made of it, and none may have been. */
export const isChangeable = ({ sent }: AdvertNote): boolean => sent === null;

/** This module wrote it, perhaps in an older version. */
function isNote(kept: unknown): kept is AdvertNote {
  const part = (name: string): unknown => Reflect.get(Object(kept), name);
  const category = part('category');
  return (
    ['id', 'key', 'startedAt'].every((name) => typeof part(name) === 'string') &&
    typeof category === 'string' &&
    isCategoryCode(category) &&
    typeof part('values') === 'object'
  );
}
