import { publishingIssues } from '#domain/adverts/edit/advert-completeness.ts';
import { MAX_IMAGES } from '#domain/adverts/advert-content.ts';
import type { Advert, EditAdvertDto } from '#contract/adverts/adverts.schemas.ts';
import { type Context, type Viewer, requireViewer } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { indexAdvert } from '#server/search/indexing/search-index.service.ts';
import { requireOwn } from '#server/adverts/advert-access.ts';
import { type FindPlace, settlePlace } from '#server/places/settle-place.service.ts';
import { storedFacts } from '#server/adverts/advert-facts.ts';
import { type ImageLink, listUsableFiles, replaceImages } from '#server/adverts/images/advert-images.repository.ts';
import { type AdvertRow, contentOfRow, isOnlineAt } from '#server/adverts/advert-row.ts';
import {
  advertChangedElsewhere,
  advertIncomplete,
  advertNotFound,
  choicesRetired,
  foreignImage,
  statusRefused,
} from '#server/adverts/adverts.problems.ts';
import {
  findAdvert,
  insertAdvert,
  lockAdvert,
  lockSellerKind,
  updateContent,
} from '#server/adverts/adverts.repository.ts';
import { presentAdvert } from '#server/adverts/adverts.presenter.ts';
import { lockPelletOffers } from '#server/adverts/own/own-adverts.repository.ts';
import { hasPelletLimit, requirePelletRight } from './pellet-rights.service.ts';
import { retiredIssues } from './retired-choices.ts';
import { contentOf } from '#contract/adverts/edit-content.ts';

export type CreateAdvert = { editAdvertDto: EditAdvertDto; advertId: string };

/** Writes a draft; a repetition with the same id answers with what is there. @throws advert.foreign-image (422) */
export async function createAdvert(
  context: Context,
  { editAdvertDto: edit, advertId }: CreateAdvert,
  findPlace: FindPlace,
): Promise<Advert> {
  const viewer = requireViewer(context);
  const images = await usableImages(context, edit, { viewer, advertKey: null });
  const typed = contentOf(edit);
  const content = { ...typed, place: await settlePlace(typed.place, findPlace) };
  await inTransaction(context.db, async (tx) => {
    const seller = await lockSellerKind(tx, viewer.key);
    const key = await insertAdvert(tx, {
      ...storedFacts(content, { advertId, ownerId: viewer.id, seller, now: context.clock() }),
      id: advertId,
      ownerKey: viewer.key,
      addressId: context.newId(),
      contactId: context.newId(),
    });
    if (key !== null && images && images.length > 0) await replaceImages(tx, key, images);
  });
  return presentOwn(context, viewer, await findAdvert(context.db, advertId));
}

export type UpdateAdvert = { advertId: string; editAdvertDto: EditAdvertDto };

/**
 * Replaces the content of an own advert. @throws advert.not-found (404), advert.changed-elsewhere (409) with the current
 * advert, advert.not-publishable (422) where a public advert would get gaps, advert.pellets-permission (403)
 */
export async function updateAdvert(
  context: Context,
  { advertId, editAdvertDto: edit }: UpdateAdvert,
  findPlace: FindPlace,
): Promise<Advert> {
  const viewer = requireViewer(context);
  const typed = contentOf(edit);
  const content = { ...typed, place: await settlePlace(typed.place, findPlace) };
  return inTransaction(context.db, async (tx) => {
    const now = context.clock();
    // The stronger lock of the same row comes first.
    if (hasPelletLimit(viewer, edit.category)) await lockPelletOffers(tx, viewer.key);
    const seller = await lockSellerKind(tx, viewer.key);
    const row = requireOwn(viewer, await lockAdvert(tx, advertId));
    if (!isCurrent(edit, row)) {
      throw advertChangedElsewhere(presentAdvert(row, 'OWNER', { now, isMine: true }));
    }
    if (row.status === 'DELETED') throw statusRefused('IS_DELETED');
    const facts = storedFacts(content, { advertId: row.id, ownerId: viewer.id, seller, now });
    const isPublic = isOnlineAt(row, now);
    // A lifted block makes it public again without asking.
    if (isPublic || row.status_before === 'ACTIVE')
      await requirePelletRight({ tx, now }, viewer, { ...content, advertId });
    if (isPublic) refuseGaps(row, facts.content);
    if (row.was_public) {
      const retired = await retiredIssues(tx, content, contentOfRow(row));
      if (retired.length > 0) throw choicesRetired(retired);
    }
    await updateContent(tx, row, facts);
    await changeImages({ ...context, db: tx }, edit, { viewer, advertKey: row.key });
    if (isPublic) await indexAdvert(tx, row, now);
    return presentOwn(context, viewer, await findAdvert(tx, row.id));
  });
}

/** A write without a version overwrites whatever is stored. */
const isCurrent = ({ version }: EditAdvertDto, row: AdvertRow): boolean =>
  version === undefined || version === null || version === row.version;

function refuseGaps(row: AdvertRow, content: ReturnType<typeof contentOf>): void {
  const names = contentOfRow({
    ...row,
    contact_first_name: content.contact.firstName,
    contact_last_name: content.contact.lastName,
  }).contact;
  const issues = publishingIssues({
    ...content,
    contact: { ...content.contact, firstName: names.firstName, lastName: names.lastName },
  });
  if (issues.length > 0) throw advertIncomplete(issues);
}

type Owner = { viewer: Viewer; advertKey: number | null };

/** The pictures of the payload as they will hang, null where it does not speak of them. @throws advert.foreign-image (422) */
export async function usableImages(
  context: Pick<Context, 'db' | 'newId'>,
  edit: EditAdvertDto,
  owner: Owner,
): Promise<ImageLink[] | null> {
  if (!edit.images) return null;
  if (edit.images.length === 0) return [];
  const fileIds = edit.images.map((image) => image.storedFileId.toLowerCase());
  const usable = new Set(
    await listUsableFiles(context.db, fileIds, { userKey: owner.viewer.key, advertKey: owner.advertKey }),
  );
  const foreign = fileIds.findIndex((id) => !usable.has(id));
  if (foreign >= 0) throw foreignImage(`images.${foreign}.storedFileId`);
  return (
    edit.images
      .map((image, index) => ({ ...image, storedFileId: fileIds[index] ?? '', index }))
      // A picture named twice is used once.
      .filter(({ storedFileId, index }) => fileIds.indexOf(storedFileId) === index)
      .toSorted((one, other) => one.order - other.order || one.index - other.index)
      .slice(0, MAX_IMAGES)
      .map(({ storedFileId, alt, showsCapture = null }, position) => ({
        id: context.newId(),
        storedFileId,
        position,
        alt: alt ?? '',
        showsCapture,
      }))
  );
}

async function changeImages(
  context: { db: Db; newId: () => string },
  edit: EditAdvertDto,
  owner: { viewer: Viewer; advertKey: number },
): Promise<void> {
  const images = await usableImages(context, edit, owner);
  if (images) await replaceImages(context.db, owner.advertKey, images);
}

function presentOwn(context: Pick<Context, 'clock'>, viewer: Viewer, row: AdvertRow | null): Advert {
  if (!row) throw advertNotFound();
  return presentAdvert(requireOwn(viewer, row), 'OWNER', { now: context.clock(), isMine: true });
}
