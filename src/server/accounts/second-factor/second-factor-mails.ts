import { secondFactorMails } from '#texts/de/mail/mails.ts';
import { queueMail } from '#server/mail/mails.service.ts';
import { mailLink } from '#server/mail/mails.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import type { UserRow } from '#server/accounts/accounts.repository.ts';

type Happening = 'on' | 'off' | 'recoveryCodeUsed';
const SETTINGS = '/user/profil-einstellungen#sicherheit';

/** Mails the owner about a change of the second factor, in the caller's transaction. */
export async function mailSecondFactor(
  context: Pick<BaseContext, 'db' | 'clock' | 'newId' | 'config' | 'memory'>,
  user: Pick<UserRow, 'email' | 'first_name'>,
  happening: Happening,
  { permissionsRest = false } = {},
): Promise<void> {
  const { action, paragraphs, ...words } = secondFactorMails[happening];
  await queueMail(context, {
    eventKey: `second-factor-${happening}:${context.newId()}`,
    to: user.email,
    content: {
      template: `second-factor-${happening}`,
      ...words,
      paragraphs: permissionsRest ? [...paragraphs, secondFactorMails.permissionsRest] : paragraphs,
      greetingName: user.first_name,
      action: { label: action, url: mailLink(context.config, SETTINGS) },
    },
  });
}
