import { DAY_IN_MS } from '#domain/durations.ts';
import { confirmKeys } from '#server/adverts/availability/confirm.service.ts';
import * as z from 'zod/mini';
import { publishingIssues } from '#domain/adverts/edit/advert-completeness.ts';
import { contentWarnings } from '#domain/adverts/advert-checks.ts';
import type { AdvertContent } from '#domain/adverts/advert-content.ts';
import { sellerIssues, taxedBySeller } from '#domain/adverts/seller-tax.ts';
import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import {
  type ListedReservation,
  RESERVED_PATH,
  type ReservationStep,
  reservationStep,
} from '#domain/adverts/availability/listed-reservation.ts';
import { reservationAt } from '#domain/adverts/availability/reservation.ts';
import { reserveByList } from '#server/adverts/availability/reservation.service.ts';
import { type Issue, issue } from '#domain/result.ts';
import { EditAdvertDto } from '#contract/adverts/adverts.schemas.ts';
import type { EditAddress, EditContact } from '#contract/common.schemas.ts';
import { contentOf } from '#contract/adverts/edit-content.ts';
import { editOfContent } from '#contract/adverts/edit-of-content.ts';
import { fieldIssues } from '#contract/field-issues.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import { createAdvert, updateAdvert, usableImages } from './advert-edit.service.ts';
import { type FindPlace, settlePlace } from '#server/places/settle-place.service.ts';
import { isOnlineAt, rowStatusAt, storedContentOf } from '#server/adverts/advert-row.ts';
import { type OwnerEvent, changeOwnAdvert } from '#server/adverts/life/advert-status.service.ts';
import { retiredIssues } from './retired-choices.ts';
import { findPelletPlan } from '#server/plans/plans.service.ts';
import { pelletsNotAllowed, statusRefused } from '#server/adverts/adverts.problems.ts';
import { findPelletRefusal } from './pellet-rights.service.ts';
import {
  type ImportedAdvertRow,
  listAdvertsByReference,
  listRunningReferences,
  markPausedByImport,
  setOwnReference,
  lockSellerKind,
} from '#server/adverts/adverts.repository.ts';

/** One item of a dealer's list; `given` are parts of an edit payload, not validated yet. */
export type ImportItem = {
  reference: string;
  category: CategoryCode;
  shallRun: boolean;
  given: Readonly<Record<string, unknown>>;
  /** Null: the item says nothing about it. */
  reservation: ListedReservation | null;
};

/** Defaults for what a list leaves out. */
export type FeedDefaults = {
  address: EditAddress | null;
  contact: EditContact | null;
  firstName: string;
  lastName: string;
};

export type ImportedAdvert = { id: string; category: CategoryCode; row: ImportedAdvertRow };

/** What has to happen so that an advert says and does what the list wants. */
export type FeedPlan =
  | { kind: 'REFUSED'; issues: Issue[]; message?: string }
  | ({ kind: 'CREATE'; edit: EditAdvertDto; reference: string; shallRun: boolean } & Reserving)
  | ({ kind: 'UPDATE'; advertId: string; edit: EditAdvertDto | null; event: OwnerEvent | null } & Confirming &
      Reserving)
  | ({ kind: 'NONE'; reservation: null; hints: readonly Issue[] } & Confirming);

/** `confirms`: an advert that runs and that the list still names; null where it was confirmed lately. */
type Confirming = { confirms: ImportedAdvert | null };
/** `reservation`: null leaves it as it is; `until` null ends it. */
type Reserving = { reservation: { until: Date | null } | null; hints: readonly Issue[] };

/** Adverts of a person by the owner's references. */
export async function findImportedAdverts(
  db: Db,
  ownerKey: number,
  references: readonly string[],
): Promise<Map<string, ImportedAdvert>> {
  const rows = await listAdvertsByReference(db, ownerKey, references);
  return new Map(rows.map((row) => [row.own_reference, { id: row.id, category: row.category, row }]));
}

type Surroundings = { existing: ImportedAdvert | null; defaults: FeedDefaults; findPlace: FindPlace };

/**
 * Works out what an item of a list changes in one advert, by the rules of the single calls; writes nothing. What the
 * item leaves out stays as it is.
 */
export async function planAdvertImport(
  context: Context,
  goods: ImportItem,
  { existing, defaults, findPlace }: Surroundings,
): Promise<FeedPlan> {
  const status = existing ? rowStatusAt(existing.row, context.clock()) : null;
  if (status === 'DELETED') return { kind: 'REFUSED', issues: [issue('ownReference', 'import.deleted')] };
  if (status === 'BLOCKED') return { kind: 'REFUSED', issues: [], message: statusRefused('IS_BLOCKED').message };
  const viewer = requireViewer(context);
  const checked = z.safeParse(EditAdvertDto, merged(baseOf(goods, existing, defaults), goods.given), {
    reportInput: true,
  });
  if (!checked.success) return { kind: 'REFUSED', issues: fieldIssues(checked.error.issues) };
  const edit = checked.data;
  const typed = contentOf(edit);
  const content = { ...typed, place: await settlePlace(typed.place, findPlace) };
  const event = existing && goods.shallRun ? eventFor(existing.row, status) : null;
  const willRun = existing ? status === 'ACTIVE' || event !== null : goods.shallRun;
  const seller = await lockSellerKind(context.db, viewer.key);
  const refusal = willRun ? await runningRefusal(context, content, { existing, defaults, seller }) : null;
  if (refusal !== null) return refusal;
  const hung = await usableImages(context, edit, { viewer, advertKey: existing?.row.key ?? null });
  const step = reservationOf(context, goods, { existing, isDraft: !willRun && (status ?? 'DRAFT') === 'DRAFT' });
  if (step.kind === 'REFUSED') return { kind: 'REFUSED', issues: [step.issue] };
  const { isSameText, warnings } = heldAgainst(existing, taxedBySeller(content, seller));
  const hints = [...step.hints, ...warnings];
  const reserving = { reservation: step.kind === 'WRITE' ? { until: step.until } : null, hints };
  if (!existing) return { kind: 'CREATE', edit, reference: goods.reference, shallRun: goods.shallRun, ...reserving };
  const isSame = isSameText && hasImages(existing.row, hung);
  return updateOf(context, goods, { existing, edit: isSame ? null : edit, event, ...reserving });
}

/** Whether the content is what is stored, and what is unusual about it otherwise. */
function heldAgainst(
  existing: ImportedAdvert | null,
  content: AdvertContent,
): { isSameText: boolean; warnings: readonly Issue[] } {
  const isSameText = existing !== null && sameText(content, storedContentOf(existing.row));
  return { isSameText, warnings: isSameText ? [] : contentWarnings(content) };
}

type Change = Reserving & { existing: ImportedAdvert; edit: EditAdvertDto | null; event: OwnerEvent | null };

function updateOf(
  { clock }: Context,
  { shallRun }: ImportItem,
  { existing, edit, event, reservation, hints }: Change,
): FeedPlan {
  const confirms = edit === null && shallRun && isWorthConfirming(existing.row, clock()) ? existing : null;
  if (edit === null && event === null && reservation === null) return { kind: 'NONE', confirms, reservation, hints };
  return { kind: 'UPDATE', advertId: existing.id, edit, event, confirms, reservation, hints };
}

/** What the item changes in the reservation, by the rules of reserving a single advert. */
function reservationOf(
  context: Context,
  { reservation }: ImportItem,
  { existing, isDraft }: Pick<Surroundings, 'existing'> & { isDraft: boolean },
): ReservationStep {
  const now = context.clock();
  const { reserved_until: until = null, reserved_by_list: isByList = false } = existing?.row ?? {};
  const step = reservationStep(reservation, { until: reservationAt(until, now), isByList }, now);
  const isReserving = step.kind === 'WRITE' && step.until !== null;
  return isReserving && isDraft ? { kind: 'REFUSED', issue: issue(RESERVED_PATH, 'import.reserved-draft') } : step;
}

/** Once a day is enough: feeds are read often. */
const isWorthConfirming = (row: ImportedAdvertRow, now: Date): boolean =>
  isOnlineAt(row, now) &&
  (row.check_asked_at !== null || row.confirmed_at === null || now.getTime() - row.confirmed_at.getTime() > DAY_IN_MS);

type Running = Pick<Surroundings, 'existing' | 'defaults'> & { seller: SellerKind };

/** Why an advert with this content cannot be public; null: it can. */
async function runningRefusal(
  context: Context,
  content: AdvertContent,
  { existing, defaults, seller }: Running,
): Promise<FeedPlan | null> {
  const misfits = existing?.row.was_public === true ? [] : sellerIssues(content.category, seller);
  const publicBefore = existing?.row.was_public === true ? storedContentOf(existing.row) : null;
  const retired = await retiredIssues(context.db, content, publicBefore);
  const gaps = [...publishingIssues(withNames(content, defaults)), ...misfits, ...retired];
  if (gaps.length > 0) return { kind: 'REFUSED', issues: gaps };
  const offer = { ...content, advertId: existing?.id ?? null };
  const moment = { db: context.db, now: context.clock() };
  const pellets = await findPelletRefusal(moment, requireViewer(context), offer);
  if (pellets === null) return null;
  const { message } = pelletsNotAllowed(pellets, await findPelletPlan(context.db));
  return { kind: 'REFUSED', issues: [issue('category', 'pellets')], message };
}

/** Does what was planned, through the functions of the single calls. @throws their refusals */
export async function applyFeedPlan(context: Context, plan: FeedPlan, findPlace: FindPlace): Promise<void> {
  if (plan.kind === 'CREATE') {
    const advertId = context.newId();
    await createAdvert(context, { editAdvertDto: plan.edit, advertId }, findPlace);
    await setOwnReference(context.db, advertId, plan.reference);
    if (plan.shallRun) await change(context, advertId, 'PUBLISH');
    if (plan.reservation !== null) await reserveByList(context, { advertId, ...plan.reservation });
  }
  if ((plan.kind === 'NONE' || plan.kind === 'UPDATE') && plan.confirms !== null) {
    const { key, owner_key: userKey } = plan.confirms.row;
    await confirmKeys(context.db, { userKey, keys: [key], now: context.clock() });
  }
  if (plan.kind === 'UPDATE') {
    const { advertId, edit, event, reservation } = plan;
    if (edit) await updateAdvert(context, { advertId, editAdvertDto: edit }, findPlace);
    if (event) await change(context, advertId, event);
    if (reservation !== null) await reserveByList(context, { advertId, ...reservation });
  }
}

const change = (context: Context, advertId: string, event: OwnerEvent) =>
  changeOwnAdvert(context, { advertId, event, actor: requireViewer(context) });

const ADVERTS_A_LOOK = 2_000;

/**
 * Active adverts with a reference that a complete list no longer names, and how many with a reference were active
 * before the import; adverts created by the import itself do not count.
 */
export async function findMissingAdverts(
  context: Context,
  named: { has: (reference: string) => boolean },
  before: Date,
): Promise<{ missing: { key: number; id: string }[]; running: number }> {
  const missing: { key: number; id: string }[] = [];
  let running = 0;
  let belowKey = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const window = { now: context.clock(), belowKey, limit: ADVERTS_A_LOOK };
    const rows = await listRunningReferences(context.db, requireViewer(context).key, window);
    for (const { key, id, reference, createdAt } of rows) {
      if (!named.has(reference)) missing.push({ key, id });
      if (createdAt <= before) running += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < ADVERTS_A_LOOK) return { missing, running };
    belowKey = last.key;
  }
}

/** Pauses an advert because a complete list no longer names it: a later list that names it resumes it. */
export async function pauseMissingAdvert(context: Context, advert: { key: number; id: string }): Promise<void> {
  const row = await change(context, advert.id, 'PAUSE');
  if (row.status === 'INACTIVE') await markPausedByImport(context.db, advert.key);
}

/** The event that makes an advert of the list active; what its owner paused stays paused. */
function eventFor(row: ImportedAdvertRow, status: AdvertStatus | null): OwnerEvent | null {
  if (status === 'DRAFT' || status === 'EXPIRED') return 'PUBLISH';
  return status === 'INACTIVE' && (row.paused_by_import || row.paused_by_check) ? 'RESUME' : null;
}

type Parts = Readonly<Record<string, unknown>>;

function baseOf({ category }: ImportItem, existing: ImportedAdvert | null, defaults: FeedDefaults): Parts {
  if (!existing) {
    const { address, contact } = defaults;
    return { ...(address ? { address } : {}), ...(contact ? { contact } : {}) };
  }
  const edit = editOfContent(storedContentOf(existing.row));
  if (existing.category === category) return edit;
  // Units and tax follow the goods: what held for the old category means nothing in the new one.
  const { categoryData: _data, unit: _unit, vatRate: _vatRate, priceIsGross: _gross, ...rest } = edit;
  return rest;
}

/** The payload merged over what is stored; nested parts of address, contact and category data likewise. */
function merged(base: Parts, given: Parts): Parts {
  return {
    ...base,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...inside('contact', base, given),
    ...inside('categoryData', base, given),
    ...inside('address', { ...base, address: addressFor(base['address'], given['address']) }, given),
  };
}

function inside(part: string, base: Parts, given: Parts): Parts {
  const over = given[part];
  if (over === undefined) return base[part] === undefined ? {} : { [part]: base[part] };
  return isParts(over) && isParts(base[part]) ? { [part]: { ...base[part], ...over } } : { [part]: over };
}

/** Town and point of another postcode are no answers. */
function addressFor(base: unknown, given: unknown): unknown {
  if (!isParts(base) || !isParts(given)) return base;
  const isElsewhere = ['postalCode', 'countryCode'].some(
    (name) => name in given && (given[name] ?? '') !== (base[name] ?? ''),
  );
  return isElsewhere ? { countryCode: base['countryCode'], street: base['street'] } : base;
}

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withNames = (content: AdvertContent, { firstName, lastName }: FeedDefaults): AdvertContent => ({
  ...content,
  contact: {
    ...content.contact,
    firstName: content.contact.firstName || firstName,
    lastName: content.contact.lastName || lastName,
  },
});

function hasImages(row: ImportedAdvertRow, hung: { storedFileId: string; alt: string }[] | null): boolean {
  if (hung === null) return true;
  const before = row.images.map((image) => `${image.stored_file_id} ${image.alt}`);
  return before.join('\n') === hung.map(({ storedFileId, alt }) => `${storedFileId} ${alt}`).join('\n');
}

const sameText = (one: AdvertContent, other: AdvertContent): boolean => orderedText(one) === orderedText(other);

/** The same text for the same answers: the order of names does not count, nor does whether no answer is null or absent. */
function orderedText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(orderedText).join()}]`;
  if (!isParts(value)) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => `${name}:${orderedText(part)}`)
    .join()}}`;
}
