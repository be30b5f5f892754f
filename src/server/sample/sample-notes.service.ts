import { needsSecondFactor } from '#domain/accounts/permissions.ts';
import { admitsSamples } from '#server/accounts/sample-accounts.service.ts';
import { openSampleFactor } from '#server/accounts/second-factor/sample-factor.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { SAMPLE_ACCOUNTS, SAMPLE_PASSWORD } from './sample-sellers.ts';
import { listUntouchedSamples } from './sample.repository.ts';

/** The sign-in instructions of the sample marketplace, line by line; none in production and without samples. */
export async function sampleNotes(context: BaseContext): Promise<string[]> {
  if (!admitsSamples(context.config)) return [];
  const untouched = await listUntouchedSamples(
    context.db,
    SAMPLE_ACCOUNTS.map(({ email }) => email),
  );
  const lines: string[] = [];
  for (const { email, role, permissions } of SAMPLE_ACCOUNTS) {
    if (!untouched.includes(email)) continue;
    lines.push(`  ${email} · Passwort ${SAMPLE_PASSWORD} · ${role}`);
    if (permissions.some(needsSecondFactor)) lines.push(...(await factorLines(context, email)));
  }
  return lines;
}

async function factorLines(context: BaseContext, email: string): Promise<string[]> {
  const factor = await openSampleFactor(context, email);
  if (factor === null) return [];
  return [
    '    Nach dem Passwort verlangt die Anmeldung einen Code. Jeder davon gilt einmal, bis zum nächsten Start:',
    `    ${factor.codes.join(' · ')}`,
    `    Oder Codes aus einer Authenticator-App mit dem Schlüssel ${factor.secret}`,
  ];
}
