import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { AUDIT_EXCEPTIONS, type AuditException } from './audit.data.ts';
import { unreviewedLicences } from './notices.ts';

/** Part of `npm run check`: licences and known holes of the packages that the product runs with. */

const ROOT = join(import.meta.dirname, '..');
/** The registry is asked no longer than this, so that a slow line does not hold up the check. */
const ANSWER_LIMIT_IN_MS = 10_000;

type Advisory = { url?: string; severity?: string; title?: string; name?: string };
/** What `npm audit --json` says; `via` names other packages or holds the advisory itself. */
export type AuditReport = { vulnerabilities?: Readonly<Record<string, { via: readonly (string | Advisory)[] }>> };
export type AuditVerdict = { holes: string[]; endedExceptions: string[]; unusedExceptions: string[] };

/** High and critical advisories that no exception covers, and exceptions that are over or no longer needed. */
export function judgeAudit(
  { vulnerabilities = {} }: AuditReport,
  exceptions: readonly AuditException[],
  today: string,
): AuditVerdict {
  const advisories = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one): one is Advisory => typeof one === 'object')
    .filter(({ severity }) => severity === 'high' || severity === 'critical');
  const idOf = ({ url = '' }: Advisory): string => url.slice(url.lastIndexOf('/') + 1);
  const found = new Map(advisories.map((one) => [idOf(one), `${one.name}: ${one.title} (${one.url})`]));
  const named = ({ advisory, until }: AuditException): string => `${advisory} (until ${until})`;
  const excepted = new Set(exceptions.map(({ advisory }) => advisory));
  return {
    holes: [...found].filter(([id]) => !excepted.has(id)).map(([, words]) => words),
    endedExceptions: exceptions.filter(({ until }) => until < today).map(named),
    unusedExceptions: exceptions.filter(({ advisory }) => !found.has(advisory)).map(named),
  };
}

/** What the registry knows about the shipped packages, or why it cannot be asked. */
function readAudit(): Promise<AuditReport | string> {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${ANSWER_LIMIT_IN_MS}`];
  const options = { cwd: ROOT, timeout: ANSWER_LIMIT_IN_MS, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile('npm', args, options, (_error, output) => resolve(readReport(output)));
  });
}

type Refusal = { message?: string; statusCode?: number };

/**
 * npm answers with another object where the registry refused, and with nothing where it did not reach it. Mirrors that serve
 * packages only are common; whether one does is its answer, so that a fault of ours is not passed over as a lost line.
 */
export function readReport(output: string): AuditReport | string {
  try {
    const report: (AuditReport & Refusal) | null = JSON.parse(output);
    if (report?.vulnerabilities !== undefined) return report;
    if (report?.statusCode !== undefined)
      return `the registry installs packages but does not look up holes (${report.statusCode})`;
  } catch {
    // Nothing came.
  }
  return 'the registry cannot be reached';
}

/** Whether all licences of shipped packages are reviewed, and none of them has a known high or critical hole. */
export async function packagesAreSound(): Promise<boolean> {
  const licences = unreviewedLicences();
  for (const fault of licences) console.error(`Licence not reviewed (tools/notices.data.ts): ${fault}`);
  const today = new Date().toISOString().slice(0, 10);
  const report = await readAudit();
  const isKnown = typeof report !== 'string';
  if (!isKnown) console.log(`  Skipped: ${report}, known holes were not looked up.`);
  const { holes, endedExceptions, unusedExceptions } = judgeAudit(isKnown ? report : {}, AUDIT_EXCEPTIONS, today);
  for (const hole of holes) console.error(`Known hole in a shipped package: ${hole}`);
  for (const ended of endedExceptions) console.error(`Exception is over (tools/audit.data.ts): ${ended}`);
  if (isKnown) for (const unused of unusedExceptions) console.log(`  Exception no longer needed: ${unused}`);
  return licences.length + holes.length + endedExceptions.length === 0;
}
