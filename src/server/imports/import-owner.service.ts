import type { FeedDefaults } from '#server/adverts/edit/advert-feed.service.ts';
import { permissionsOfPrograms } from '#server/accounts/api-keys/api-keys.service.ts';
import { requirePublishingRights } from '#server/accounts/permissions/publishing-rights.service.ts';
import type { BaseContext, Context } from '#server/platform/context.ts';
import { type ImportOwner, findImportOwner } from './imports.repository.ts';

/** The account an import acts for: its rights count, also for programs. */
export type Feeder = { context: Context; defaults: FeedDefaults };

/** The account as it is now; null where it is blocked, leaving or gone. */
export async function findFeeder(base: BaseContext, userKey: number, runId: string): Promise<Feeder | null> {
  const owner = await findImportOwner(base.db, userKey);
  if (!owner || owner.is_blocked || owner.is_leaving) return null;
  const { key, id, email, permissions } = owner;
  const viewer = { key, id, email, sessionId: runId, secondFactorAt: null, ...permissionsOfPrograms(permissions) };
  return { context: { ...base, requestId: runId.slice(-12), viewer }, defaults: defaultsOf(owner) };
}

/** @throws account.not-ready, account.leaving (403) */
export async function requireFeederRights({ db }: Pick<Context, 'db'>, userKey: number): Promise<void> {
  const owner = await findImportOwner(db, userKey);
  if (!owner) return;
  requirePublishingRights({
    mailIsConfirmed: owner.mail_is_confirmed,
    termsAreAccepted: owner.has_accepted_terms,
    firstName: owner.first_name,
    lastName: owner.last_name,
    isLeaving: owner.is_leaving,
  });
}

const defaultsOf = ({ contact_template: template, first_name, last_name }: ImportOwner): FeedDefaults => ({
  address: template?.address ?? null,
  contact: template?.contact ?? null,
  firstName: first_name,
  lastName: last_name,
});
