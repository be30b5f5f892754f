import { isUuid } from '#domain/text/uuid.ts';
import { companySlug } from '#domain/companies/company-profile.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import type {
  Company,
  CompanyContact,
  CreateCompanyDto,
  UpdateCompanyDto,
} from '#contract/companies/companies.schemas.ts';
import { requirePublishingRights } from '#server/accounts/permissions/publishing-rights.service.ts';
import type { FindPlace } from '#server/places/settle-place.service.ts';
import { findNewlyRetired } from '#server/lookups/choices.service.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { noteIndexWrite } from '#server/search/search-cache.service.ts';
import { listPublicAddresses } from './company-list.repository.ts';
import {
  companyBlocked,
  companyChangedElsewhere,
  companyChoiceRetired,
  companyExists,
  companyGone,
  companyIncomplete,
  companyNotFound,
  companyPermissionMissing,
  companyRefused,
  foreignCompanyImage,
  noCompany,
} from './companies.problems.ts';
import {
  addCompanyReveal,
  companyIsGone,
  deleteCompanyOfUser,
  dropFormerSlugs,
  findCompanyById,
  findCompanyBySlug,
  insertCompany,
  listOwnFiles,
  lockCompanyOfUser,
  replaceServices,
  takeSlug,
  updateCompanyRow,
  updatePublishState,
} from './companies.repository.ts';
import { presentCompany, presentContactOf } from './companies.presenter.ts';
import { mergeEdit } from './company-edit.ts';
import { moveDisclosureToAccount, moveDisclosureToCompany } from '#server/sellers/seller-disclosure.service.ts';
import {
  type NotifyHeld,
  gapsOf,
  keepBlockOnly,
  publishUnlessClaimed,
  updateHoldAfterChange,
  withdrawWish,
} from './company-holds.service.ts';
import type { CompanyColumns, CompanyRow } from './company-row.ts';

type Asked = { companyId: string };

/** A public company for everybody, an own one in any state. @throws company.not-found (404), company.gone (410) */
export async function getCompany(context: Context, asked: Asked): Promise<Company> {
  const { row, isOwner } = await getSeen(context, asked);
  return presentCompany(row, isOwner);
}

/** Shows phone number and e-mail address and counts it, unless it is the owner who looks. @throws company.not-found (404), company.gone (410) */
export async function revealCompanyContact(context: Context, asked: Asked): Promise<CompanyContact> {
  const { row, isOwner } = await getSeen(context, asked);
  if (!isOwner) await addCompanyReveal(context.db, row.key, formatIsoDate(context.clock()));
  return presentContactOf(row);
}

const findCompany = (db: Db, idOrSlug: string): Promise<CompanyRow | null> =>
  isUuid(idOrSlug) ? findCompanyById(db, idOrSlug) : findCompanyBySlug(db, idOrSlug.toLowerCase());

async function getSeen(context: Context, { companyId }: Asked): Promise<{ row: CompanyRow; isOwner: boolean }> {
  const row = await findCompany(context.db, companyId);
  if (row === null) throw (await companyIsGone(context.db, companyId)) ? companyGone() : companyNotFound();
  const isOwner = context.viewer?.key === row.owner_key;
  // Who decides about a page that waits or is blocked has to see it.
  const isJudged = row.hold !== null && context.viewer?.permissions.includes('moderation') === true;
  if (isOwner || row.is_public || isJudged) return { row, isOwner };
  throw row.was_public ? companyGone() : companyNotFound();
}

type Write = { companyId: string; findPlace: FindPlace; notifyHeld: NotifyHeld };

/** Writes the one company of the viewer as a draft. @throws company.exists (409), request.refused (422) */
export async function createCompany(
  context: Context,
  edit: CreateCompanyDto,
  { companyId, findPlace, notifyHeld }: Write,
): Promise<Company> {
  const viewer = requireViewer(context);
  return inTransaction(context.db, async (tx) => {
    const now = context.clock();
    // A client may make the company first and name it with what follows; without a name it is not published.
    const name = edit.name ?? '';
    const slug = companySlug(name, companyId, { ending: true });
    const addressId = context.newId();
    const key = await insertCompany(tx, { id: companyId, ownerKey: viewer.key, addressId, slug, name, now });
    const row = await lockCompanyOfUser(tx, viewer.key);
    if (row === null) throw noCompany();
    if (key === null) throw companyExists(row.id);
    await settleSlug(tx, row, { name, now });
    await moveDisclosureToCompany(tx, viewer.key);
    const disclosing = (await lockCompanyOfUser(tx, viewer.key)) ?? row;
    await write({ ...context, db: tx }, disclosing, { edit, findPlace, notifyHeld });
    return presentOwn(tx, viewer.key);
  });
}

/** Changes the own company. @throws company.not-found (404), company.changed-elsewhere (409), request.refused, company.not-publishable, company.foreign-image (422) */
export async function updateCompany(context: Context, edit: UpdateCompanyDto, asked: Write): Promise<Company> {
  const viewer = requireViewer(context);
  return inTransaction(context.db, async (tx) => {
    const found = await findCompany(tx, asked.companyId);
    const row = await lockCompanyOfUser(tx, viewer.key);
    if (found === null || row === null || found.key !== row.key) throw companyNotFound();
    if (edit.updatedAt !== undefined && edit.updatedAt !== row.updated_at.toISOString())
      throw companyChangedElsewhere();
    await write({ ...context, db: tx }, row, { ...asked, edit });
    // Pages of adverts say what the page discloses, whether it is public or not.
    noteIndexWrite(tx);
    return presentOwn(tx, viewer.key);
  });
}

/** The same for a caller that knows there is one and holds the transaction. */
export async function updateOwnCompany(
  context: Context,
  edit: UpdateCompanyDto,
  tools: Omit<Change, 'edit'>,
): Promise<void> {
  const row = await lockCompanyOfUser(context.db, requireViewer(context).key);
  if (row === null) throw noCompany();
  await write(context, row, { ...tools, edit });
}

type TransactionContext = Pick<Context, 'db' | 'clock' | 'newId' | 'config' | 'memory'>;
type Change = { edit: UpdateCompanyDto; findPlace: FindPlace; notifyHeld: NotifyHeld };

async function write(
  context: TransactionContext,
  row: CompanyRow,
  { edit, findPlace, notifyHeld }: Change,
): Promise<void> {
  const now = context.clock();
  const { columns, issues } = await mergeEdit(row, edit, { now, findPlace });
  if (issues.length > 0) throw companyRefused(issues);
  if (row.publish_state === 'PUBLISHED') refuseGaps(columns);
  await requireOwnImages(context.db, row, edit);
  await refuseRetired(context.db, row, edit);
  await updateCompanyRow(context.db, row.key, columns, now);
  if (edit.services !== undefined) {
    const known = new Set(row.services.map(({ id }) => id));
    const services = (edit.services ?? []).map(({ id, category, title, description, image }) => ({
      id: id && known.delete(id.toLowerCase()) ? id : context.newId(),
      categoryId: category ?? null,
      title,
      description: description ?? '',
      fileId: image ?? null,
    }));
    await replaceServices(context.db, row.key, services);
  }
  if (columns.name !== row.name) await settleSlug(context.db, row, { name: columns.name, now });
  await updateHoldAfterChange(context, row, notifyHeld);
}

/** A kind of service that can no longer be chosen stays where it was. @throws request.refused (422) */
async function refuseRetired(db: Db, row: CompanyRow, { services }: UpdateCompanyDto): Promise<void> {
  const before = row.services.flatMap(({ category_id: id }) => id ?? []);
  for (const [index, { category }] of (services ?? []).entries()) {
    const chosen = { SERVICE_CATEGORIES: category ? [category] : [] };
    const [found] = await findNewlyRetired(db, chosen, { SERVICE_CATEGORIES: before });
    if (found) throw companyChoiceRetired(`services.${index}.category`, found.text);
  }
}

/** Pictures are own uploads, or hang there already. @throws company.foreign-image (422) */
async function requireOwnImages(db: Db, row: CompanyRow, edit: UpdateCompanyDto): Promise<void> {
  const hanging = new Set([row.logo?.id, row.banner?.id, ...row.services.map(({ file }) => file?.id)]);
  const asked = [
    ['logo', edit.logo] as const,
    ['banner', edit.banner] as const,
    ...(edit.services ?? []).map(({ image }, index) => [`services.${index}.image`, image] as const),
  ].flatMap(([path, id]) => (id && !hanging.has(id.toLowerCase()) ? [{ path, id: id.toLowerCase() }] : []));
  if (asked.length === 0) return;
  const ids = asked.map(({ id }) => id);
  const own = new Set(await listOwnFiles(db, ids, row.owner_key));
  const foreign = asked.find(({ id }) => !own.has(id));
  if (foreign) throw foreignCompanyImage(foreign.path);
}

/** The plain address of the name where it is free, else one with a suffix; old public ones keep redirecting here. */
async function settleSlug(
  tx: Db,
  row: Pick<CompanyRow, 'key' | 'id'>,
  { name, now }: { name: string; now: Date },
): Promise<void> {
  const plain = companySlug(name, row.id, { ending: false });
  const withEnding = companySlug(name, row.id, { ending: true });
  // The bare word of those without a name belongs to none of them.
  const isTaken = name !== '' && (await takeSlug(tx, row.key, { slug: plain, now }));
  if (!isTaken) await takeSlug(tx, row.key, { slug: withEnding, now });
  await dropFormerSlugs(tx, row.key);
}

function refuseGaps(columns: CompanyColumns): void {
  const issues = gapsOf(columns);
  if (issues.length > 0) throw companyIncomplete(issues);
}

/**
 * Publishes or unpublishes the own company; idempotent.
 * @throws company.none (404), permission.missing (403), company.not-publishable (422), company.blocked (409)
 */
export async function setPublishState(
  context: Context,
  { publishState }: { publishState: 'PUBLISHED' | 'UNPUBLISHED' },
  notifyHeld: NotifyHeld,
): Promise<Company> {
  const viewer = requireViewer(context);
  return inTransaction(context.db, async (tx) => {
    const row = await lockCompanyOfUser(tx, viewer.key);
    if (row === null) throw noCompany();
    if (publishState === 'PUBLISHED') {
      if (!viewer.permissions.includes('company')) throw companyPermissionMissing();
      requirePublishingRights({
        isLeaving: row.owner_is_leaving,
        mailIsConfirmed: row.owner_mail_is_confirmed,
        termsAreAccepted: row.owner_has_accepted_terms,
        firstName: row.owner_first_name,
        lastName: row.owner_last_name,
      });
      if (row.hold === 'BLOCKED') throw companyBlocked();
      refuseGaps(row);
      if (row.publish_state !== 'PUBLISHED') await publishUnlessClaimed({ ...context, db: tx }, row, notifyHeld);
    } else {
      const now = context.clock();
      await withdrawWish(tx, viewer.key, now);
      // A draft that was never public needs no unpublishing.
      if (row.publish_state !== 'DRAFT') await updatePublishState(tx, row.key, 'UNPUBLISHED', now);
    }
    noteIndexWrite(tx);
    return presentOwn(tx, viewer.key);
  });
}

/** Deletes the company of the viewer with its services and addresses. @throws company.none (404) */
export async function deleteMyCompany(context: Context): Promise<Record<string, never>> {
  const viewer = requireViewer(context);
  const isDeleted = await inTransaction(context.db, async (tx) => {
    await keepBlockOnly(tx, viewer.key, context.clock());
    await moveDisclosureToAccount(tx, viewer.key);
    return deleteCompanyOfUser(tx, viewer.key, context.clock());
  });
  if (!isDeleted) throw noCompany();
  noteIndexWrite(context.db);
  return {};
}

/** Deletes the company of an account that ends, if there is one. */
export async function endCompany(tx: Db, userKey: number, now: Date): Promise<void> {
  await deleteCompanyOfUser(tx, userKey, now);
}

/** Addresses of the public companies for search engines. */
export const listCompaniesForSitemap = (db: Db): Promise<{ slug: string; updated_at: Date }[]> =>
  listPublicAddresses(db, MOST_ADDRESSES);

/** Source: sitemaps.org protocol 0.9. */
const MOST_ADDRESSES = 50_000;

async function presentOwn(tx: Db, userKey: number): Promise<Company> {
  const row = await lockCompanyOfUser(tx, userKey);
  if (row === null) throw noCompany();
  return presentCompany(row, true);
}
