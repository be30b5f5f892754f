import { PERMISSIONS, needsSecondFactor } from '#domain/accounts/permissions.ts';
import { resetSecondFactor } from '#server/accounts/second-factor-setup.service.ts';
import {
  grantFromCommandLine,
  listFromCommandLine,
  takeFromCommandLine,
} from '#server/accounts/permissions.service.ts';
import type { BaseContext } from '#server/platform/context.ts';

const USAGE = `Aufruf:
  npm run grant -- <E-Mail> <Berechtigung>            gibt ${PERMISSIONS.join(', ')}
  npm run grant -- <E-Mail> <Berechtigung> --take     nimmt sie wieder
  npm run grant -- <E-Mail> --list                    zeigt, was das Konto hat
  npm run grant -- <E-Mail> second-factor --take      schaltet den zweiten Faktor aus, wenn Handy und Codes verloren sind`;

/** Grants, takes or lists permissions, and returns what to tell about it. @throws Error with the usage, account.unknown */
export async function runGrant(base: BaseContext, args: readonly string[]): Promise<string> {
  const words = args.filter((arg) => !arg.startsWith('--'));
  const flags = args.filter((arg) => arg.startsWith('--'));
  const [email, param] = words;
  const [flag] = flags;
  const isKnownFlag = flag === undefined || flag === '--take' || flag === '--list';
  if (!email || words.length > 2 || flags.length > 1 || !isKnownFlag) throw new Error(USAGE);
  if (flag === '--list' && param === undefined) return listOf(base, email);
  if (flag === '--take' && param === 'second-factor') {
    const wasOn = await resetSecondFactor(base, { email });
    return wasOn ? `Der zweite Faktor von ${email} ist aus.` : `${email} hatte keinen zweiten Faktor.`;
  }
  const permission = PERMISSIONS.find((known) => known === param);
  if (!permission || flag === '--list') throw new Error(USAGE);
  const change = { account: { email }, permission };
  if (flag === '--take') {
    const had = await takeFromCommandLine(base, change);
    return had ? `${email} hat die Berechtigung „${permission}“ nicht mehr.` : `${email} hatte „${permission}“ nicht.`;
  }
  const isNew = await grantFromCommandLine(base, change);
  const { hasSecondFactor } = await listFromCommandLine(base, { email });
  const rests = needsSecondFactor(permission) && !hasSecondFactor;
  return [
    isNew ? `${email} hat jetzt die Berechtigung „${permission}“.` : `${email} hatte „${permission}“ schon.`,
    rests
      ? 'Sie ruht, bis das Konto einen zweiten Faktor eingerichtet hat (/user/profil-einstellungen#sicherheit).'
      : '',
  ]
    .filter(Boolean)
    .join('\n');
}

async function listOf(base: BaseContext, email: string): Promise<string> {
  const { permissions, hasSecondFactor } = await listFromCommandLine(base, { email });
  const lines = permissions.map(
    ({ permission, granted_at, granted_by }) => `  ${permission}  seit ${granted_at.toISOString()}, von ${granted_by}`,
  );
  return [
    `${email} – zweiter Faktor: ${hasSecondFactor ? 'ein' : 'aus'}`,
    ...(lines.length > 0 ? lines : ['  keine Berechtigung']),
  ].join('\n');
}
