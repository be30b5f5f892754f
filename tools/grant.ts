import { PERMISSIONS, type Permission, needsSecondFactor } from '#domain/accounts/permissions.ts';
import { resetSecondFactor } from '#server/accounts/second-factor/second-factor-setup.service.ts';
import {
  grantFromCommandLine,
  listFromCommandLine,
  takeFromCommandLine,
} from '#server/accounts/permissions/permissions.service.ts';
import type { BaseContext } from '#server/platform/context.ts';

const USAGE = `Aufruf:
  npm run grant -- <E-Mail> <Berechtigung>            gibt ${PERMISSIONS.join(', ')}
  npm run grant -- <E-Mail> <Berechtigung> --take     nimmt sie wieder
  npm run grant -- <E-Mail> --list                    zeigt, was das Konto hat
  npm run grant -- <E-Mail> second-factor --take      schaltet den zweiten Faktor aus, wenn Handy und Codes verloren sind`;

/**
 * Parses the arguments before a database is opened; the result executes them and returns a message.
 * @throws Error with the usage
 */
export function readGrant(args: readonly string[]): (base: BaseContext) => Promise<string> {
  const [email, param, ...more] = args.filter((arg) => !arg.startsWith('--'));
  const [flag, ...moreFlags] = args.filter((arg) => arg.startsWith('--'));
  if (!email || more.length + moreFlags.length > 0) throw new Error(USAGE);
  if (flag === '--list' && param === undefined) return (base) => list(base, email);
  if (flag === '--take' && param === 'second-factor') return (base) => switchSecondFactorOff(base, email);
  const permission = PERMISSIONS.find((known) => known === param);
  if (permission && flag === '--take') return (base) => take(base, email, permission);
  if (permission && flag === undefined) return (base) => grant(base, email, permission);
  throw new Error(USAGE);
}

async function grant(base: BaseContext, email: string, permission: Permission): Promise<string> {
  const isNew = await grantFromCommandLine(base, { account: { email }, permission });
  const { hasSecondFactor } = await listFromCommandLine(base, { email });
  const told = isNew ? `${email} hat jetzt die Berechtigung „${permission}“.` : `${email} hatte „${permission}“ schon.`;
  if (hasSecondFactor || !needsSecondFactor(permission)) return told;
  return `${told}\nSie ruht, bis das Konto einen zweiten Faktor eingerichtet hat (/user/profil-einstellungen#sicherheit).`;
}

async function take(base: BaseContext, email: string, permission: Permission): Promise<string> {
  const had = await takeFromCommandLine(base, { account: { email }, permission });
  return had ? `${email} hat die Berechtigung „${permission}“ nicht mehr.` : `${email} hatte „${permission}“ nicht.`;
}

async function switchSecondFactorOff(base: BaseContext, email: string): Promise<string> {
  const wasOn = await resetSecondFactor(base, { email });
  return wasOn ? `Der zweite Faktor von ${email} ist aus.` : `${email} hatte keinen zweiten Faktor.`;
}

async function list(base: BaseContext, email: string): Promise<string> {
  const { permissions, hasSecondFactor } = await listFromCommandLine(base, { email });
  const lines = permissions.map(
    ({ permission, granted_at, granted_by }) => `  ${permission}  seit ${granted_at.toISOString()}, von ${granted_by}`,
  );
  return [
    `${email} – zweiter Faktor: ${hasSecondFactor ? 'ein' : 'aus'}`,
    ...(lines.length > 0 ? lines : ['  keine Berechtigung']),
  ].join('\n');
}
