import type * as z from 'zod/mini';
import { accountEndsAt } from '#domain/accounts/account-end.ts';
import { publishingNeeds } from '#domain/users/publishing-needs.ts';
import type { Permission as PermissionShape, User } from '#contract/users/users.schemas.ts';
import { permissionTexts } from '#texts/de/accounts/permissions.ts';
import type { Permission } from '#server/platform/context.ts';
import type { OwnUserRow } from './own-account.repository.ts';

const presentPermission = (param: Permission): z.infer<typeof PermissionShape> => ({
  param,
  ...permissionTexts[param],
});

/** The account as its owner sees it; permissions are those that count in the session that asks. */
export function presentOwnUser(row: OwnUserRow, permissions: readonly Permission[]): User {
  return {
    id: row.id,
    permissions: permissions.map(presentPermission),
    accountMail: row.email,
    newsletterAccepted: row.newsletter_accepted,
    companyId: row.company_id,
    newUser: row.is_new,
    pefcForestCertificate: row.pefc_forest_certificate,
    pefcCocCertificateNumber: row.pefc_coc_certificate_number,
    firstname: row.first_name,
    lastname: row.last_name,
    sellerKind: row.seller_kind,
    mailIsConfirmed: row.email_confirmed_at !== null,
    termsAreAccepted: row.terms_accepted_at !== null,
    hasPassword: row.has_password,
    newsletterIsPending: row.newsletter_is_pending,
    publishingNeeds: publishingNeeds({
      mailIsConfirmed: row.email_confirmed_at !== null,
      termsAreAccepted: row.terms_accepted_at !== null,
      firstName: row.first_name,
      lastName: row.last_name,
    }),
    endsAt: row.deletion_asked_at === null ? null : accountEndsAt(row.deletion_asked_at).toISOString(),
  };
}
