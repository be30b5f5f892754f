import { createHash } from 'node:crypto';
import { chownSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { PostgresPlaces } from '#server/platform/database/postgres-places.ts';

/** The server that a replica follows. */
export type Upstream = { host: string; port: number; user: string; password: string };

/** Reads an address as `npm run replica -- address` prints it. @throws Error in words for the operator */
export function readUpstream(address: string): Upstream {
  if (!['postgres:', 'postgresql:'].includes(URL.parse(address)?.protocol ?? ''))
    throw new Error(
      'Die Adresse der führenden Datenbank beginnt mit postgres://. Dort nennt sie „npm run replica -- address“.',
    );
  const { host, port, user, password } = new pg.Client({ connectionString: address });
  if (!user || !password) throw new Error('In der Adresse der führenden Datenbank fehlen Name oder Passwort.');
  return { host, port, user, password };
}

/** The slot that keeps the log of the primary for this replica. */
export const slotOf = (dataDir: string): string =>
  `stammplatz_${createHash('sha256').update(`${hostname()} ${dataDir}`).digest('hex').slice(0, 12)}`;

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const setting = (name: string, value: string): string => `${name} = '${value.replaceAll(/['\\]/g, '$&$&')}'\n`;

const OWN_SETTINGS = /^\s*(primary_conninfo|primary_slot_name)\s*=/;

/** Tells the files of a replica whom to follow. The password is in a file that only the database's account reads. */
export function writeUpstream(
  { cluster, owner }: Pick<PostgresPlaces, 'cluster' | 'owner'>,
  { host, port, user, password }: Upstream,
  slot: string,
): void {
  const file = join(cluster, 'postgresql.auto.conf');
  const kept = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !OWN_SETTINGS.test(line));
  const facts = { host, port: String(port), user, password, application_name: slot, keepalives_idle: '10' };
  const info = Object.entries({ ...facts, keepalives_interval: '5', keepalives_count: '3', connect_timeout: '5' });
  const conninfo = info.map(([name, value]) => `${name}=${quoted(value)}`).join(' ');
  const text = [...kept, ''].join('\n') + setting('primary_conninfo', conninfo) + setting('primary_slot_name', slot);
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  if (owner) chownSync(`${file}.new`, owner.uid, owner.gid);
  renameSync(`${file}.new`, file);
}

/** Whom the files of a replica follow, and by which slot; null: no server. */
export function followedBy({ cluster }: Pick<PostgresPlaces, 'cluster'>): (Upstream & { slot: string }) | null {
  const text = readFileSync(join(cluster, 'postgresql.auto.conf'), 'utf8');
  const valueOf = (name: string): string | undefined =>
    new RegExp(`^${name} = '(.*)'$`, 'm').exec(text)?.[1]?.replaceAll(/(['\\])\1/g, '$1');
  const conninfo = valueOf('primary_conninfo');
  if (conninfo === undefined) return null;
  const facts = new Map<string, string>();
  for (const [, name = '', value = ''] of conninfo.matchAll(/(\w+)='((?:\\.|[^'\\])*)'/g))
    facts.set(name, value.replaceAll(/\\(.)/g, '$1'));
  return {
    host: facts.get('host') ?? '',
    port: Number(facts.get('port')),
    user: facts.get('user') ?? '',
    password: facts.get('password') ?? '',
    slot: valueOf('primary_slot_name') ?? '',
  };
}
