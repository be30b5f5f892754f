import { isIP } from 'node:net';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Operator } from '#domain/legal/operator.ts';
import { ConfigSchema } from './config-schema.ts';
import { storedSecret, readVapidKeys, type VapidKeys } from './secrets/stored-secrets.ts';
import { readOperatorFile } from './files/operator-file.ts';
import { makeDataFolder, realFolder } from './files/real-folder.ts';
import { type ProofSettings, readProofSettings } from './http/outgoing/proof-settings.ts';
import { type S3Settings, isGuardedAddress, readS3Settings } from './files/s3-settings.ts';

/** A bank account that takes transfers. */
export type TransferAccount = { recipient: string; iban: string; bic: string | null; isSample: boolean };

/** An unassigned one: the example of an Austrian IBAN in the registry of SWIFT. */
const SAMPLE_ACCOUNT: TransferAccount = {
  recipient: 'MUSTERKONTO – bitte nicht überweisen',
  iban: 'AT611904300234573201',
  bic: null,
  isSample: true,
};

/** How we are known at Stripe; without an address its own is asked. */
export type StripeSettings = { secretKey: string; webhookSecret: string; apiBase: string | null };

/** How we are known at another service where people have accounts. */
export type ProviderClient = { clientId: string; clientSecret: string };

export type Config = {
  port: number;
  host: string;
  publicUrl: string | null;
  isProduction: boolean;
  dataDir: string;
  operator: Operator;
  /** Address of reports about weaknesses; null: not set. */
  securityContact: string | null;
  securityPolicy: string | undefined;
  databaseUrl: string | null;
  /** Connection strings of the replicas. */
  replicaUrls: string[];
  /** A replica that is further behind is left out. */
  replicaMaxLagInMs: number;
  /** Where the embedded database can be reached over the network; null: nowhere. */
  replicationAccess: ReplicationAccess | null;
  /** Processes that answer requests; 1: the main process does. */
  webProcesses: number;
  /** How long the server goes on listening when it is about to end. */
  drainInMs: number;
  /** Null: nothing is backed up by itself. */
  backupFolder: string | null;
  backupMaxAgeInHours: number;
  /** Null: files are kept in the data folder only. */
  s3: S3Settings | null;
  /** Where new files are kept. */
  pictureStore: 'disk' | 's3';
  sampleAdverts: number;
  /** Sample accounts with permissions that need a second factor get one at the start. */
  sampleFactorIsOn: boolean;
  basemapStyleUrl: string | null;
  /** Days from which the regulation on origin applies; for pages. */
  eudrDates: { from: string; smallFrom: string };
  /** Without a slash at its end. */
  routerUrl: string | null;
  trustedProxies: string[];
  rateLimitsAreOn: boolean;
  logLevel: z.infer<typeof ConfigSchema>['LOG_LEVEL'];
  sessionSecret: string;
  /** Read with, never signed or sealed with. */
  previousSessionSecret: string | null;
  /** Null: figures about the server are for this machine only. */
  metricsToken: string | null;
  /** Null: mails are kept in the outbox folder. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Where answers to mails go; null: they are not read. */
  mailReplyTo: string | null;
  vapid: VapidKeys;
  proofs: ProofSettings;
  serviceWorkerIsOn: boolean;
  matomoUrl: string | null;
  tagManagerId: string | null;
  /** Last day of the partner campaign, ISO 8601. */
  faie3mEndsOn: string | null;
  /** URLs of feeds whose posts are on the home page. */
  feeds: string[];
  /** Where orders are paid to by bank transfer; null: that is not offered. */
  transfer: TransferAccount | null;
  /** Null: bank transfers only. */
  stripe: StripeSettings | null;
  signInProviders: {
    google: ProviderClient | null;
    facebook: ProviderClient | null;
    apple: ProviderClient | null;
    oidc: (ProviderClient & { issuer: string; name: string }) | null;
  };
};

/** Where the embedded database listens for replicas, and for which addresses or networks. */
export type ReplicationAccess = { host: string; port: number; from: string[] };

/** The current secret, for signing and encrypting, and the previous one, for reading only. */
export type Secrets = readonly [present: string, ...previous: string[]];

export function secretsOf(config: Pick<Config, 'sessionSecret' | 'previousSessionSecret'>): Secrets {
  const { sessionSecret, previousSessionSecret } = config;
  return previousSessionSecret === null ? [sessionSecret] : [sessionSecret, previousSessionSecret];
}

/** Where the product is reached, without a slash at the end: as configured, else on this machine. */
export const siteUrlOf = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;

/** The marketplace's own host, where it is configured: links to it are no sign of fraud. */
export const ownHostsOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string[] =>
  publicUrl === null ? [] : [new URL(publicUrl).hostname];

/** Production is one rule: a registration address is set and contains neither dev nor staging. */
export function marksProduction(publicUrl: string | null): boolean {
  return publicUrl !== null && !/dev|staging/i.test(publicUrl);
}

type Values = z.infer<typeof ConfigSchema>;

const readOperator = ({ OPERATOR_FILE }: Values, dataDir: string): Operator =>
  readOperatorFile(OPERATOR_FILE ?? join(dataDir, 'operator.json'), { isNamed: OPERATOR_FILE !== undefined });

const readBackupSettings = (values: Values) => ({
  backupFolder: values.BACKUP_FOLDER ?? null,
  backupMaxAgeInHours: values.BACKUP_MAX_AGE_HOURS,
});

const readMailSettings = (values: Values, publicUrl: string | null) => ({
  smtpUrl: values.SMTP_URL ?? null,
  mailFrom: values.MAIL_FROM ?? `Stammplatz <noreply@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}>`,
  mailReplyTo: values.MAIL_REPLY_TO ?? null,
});

const MOST_PROCESSES = 8;
const BYTES_PER_PROCESS = 512 * 2 ** 20;

const defaultWebProcesses = (): number =>
  Math.max(1, Math.min(availableParallelism(), MOST_PROCESSES, Math.floor(totalmem() / BYTES_PER_PROCESS)));

const mailtoOf = (address: string | null | undefined): string | null => (address ? `mailto:${address}` : null);

/** The data folder alone, for what must not make keys in it as `readConfig` does. */
export const readDataDir = (environment: Record<string, string | undefined> = process.env): string =>
  realFolder(ConfigSchema.shape.DATA_DIR.parse(environment['DATA_DIR'] || undefined));

/** Reads and checks the environment once. @throws Error that names every wrong variable. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = ConfigSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not usable:\n${lines.join('\n')}\nSee docs/configuration.md.`);
  }
  const values = parsed.data;
  const publicUrl = values.PUBLIC_URL?.replace(/(?<!\/)\/+$/, '') ?? null;
  const isProduction = marksProduction(publicUrl);
  if (isProduction && values.RATE_LIMITS === 'off') throw new Error('RATE_LIMITS=off is refused in production.');
  const dataDir = realFolder(values.DATA_DIR);
  makeDataFolder(dataDir);
  const operator = readOperator(values, dataDir);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    isProduction,
    dataDir,
    operator,
    securityContact: values.SECURITY_CONTACT ?? mailtoOf(operator.email),
    securityPolicy: values.SECURITY_POLICY,
    databaseUrl: values.DATABASE_URL ?? null,
    replicaUrls: readReplicaUrls(values.DATABASE_REPLICA_URLS),
    replicaMaxLagInMs: values.DATABASE_REPLICA_MAX_LAG_MS,
    replicationAccess: readReplicationAccess(values),
    webProcesses: values.WEB_PROCESSES ?? defaultWebProcesses(),
    drainInMs: values.DRAIN_SECONDS * 1_000,
    ...readBackupSettings(values),
    ...readS3Settings(values),
    sampleAdverts: values.SAMPLE_ADVERTS,
    sampleFactorIsOn: values.SAMPLE_SECOND_FACTOR === 'on',
    basemapStyleUrl: values.BASEMAP_STYLE_URL ?? null,
    eudrDates: { from: values.EUDR_FROM, smallFrom: values.EUDR_SMALL_FROM },
    routerUrl: values.ROUTER_URL?.replace(/(?<!\/)\/+$/, '') ?? null,
    trustedProxies: values.TRUST_PROXY.split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    rateLimitsAreOn: values.RATE_LIMITS === 'on',
    logLevel: values.LOG_LEVEL,
    sessionSecret: values.SESSION_SECRET ?? storedSecret(dataDir),
    previousSessionSecret: values.SESSION_SECRET_PREVIOUS ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    ...readMailSettings(values, publicUrl),
    vapid: readVapidKeys(values, dataDir),
    proofs: readProofSettings(values),
    serviceWorkerIsOn: values.SERVICE_WORKER === 'on',
    matomoUrl: values.MATOMO_URL?.replace(/(?<!\/)\/*$/, '/') ?? null,
    tagManagerId: values.TAG_MANAGER_ID ?? null,
    faie3mEndsOn: values.FAIE3M_ENDS_ON ?? null,
    feeds: readFeeds(values.FEEDS),
    transfer: readTransferAccount(values, { isProduction }),
    stripe: readStripe(values),
    signInProviders: readSignInProviders(values),
  };
}

const partsOf = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

const MOST_REPLICAS = 8;

function readReplicaUrls(text: string): string[] {
  const urls = partsOf(text);
  // The text may hold a password, so it is not repeated.
  if (urls.some((url) => !['postgres:', 'postgresql:'].includes(URL.parse(url)?.protocol ?? '')))
    throw new Error('DATABASE_REPLICA_URLS: each part has to begin with postgres:// or postgresql://.');
  if (urls.length > MOST_REPLICAS) throw new Error(`DATABASE_REPLICA_URLS: at most ${MOST_REPLICAS} replicas.`);
  return urls;
}

const HIGHEST_PORT = 65_535;

/** Who may reach the embedded database over the network, and where. @throws Error where that is not complete */
export function readReplicationAccess(
  values: Pick<Values, 'REPLICATION_LISTEN' | 'REPLICATION_FROM'>,
): ReplicationAccess | null {
  const { REPLICATION_LISTEN: listen, REPLICATION_FROM: text } = values;
  if (listen === undefined) return null;
  const [host = '', port = ''] = listen.split(':');
  if (Number(port) < 1 || Number(port) > HIGHEST_PORT) throw new Error(`REPLICATION_LISTEN: ${port} is no port.`);
  const from = partsOf(text).map(networkOf);
  if (from.length === 0)
    throw new Error('REPLICATION_LISTEN needs REPLICATION_FROM: the addresses or networks that may connect.');
  return { host, port: Number(port), from };
}

/** In CIDR form. Everybody (a prefix of 0) is refused. */
function networkOf(text: string): string {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const length = Number(prefix ?? longest);
  if (length < 1 || length > longest)
    throw new Error(`REPLICATION_FROM: "${text}" is no address and no network like 10.0.0.0/24.`);
  return `${address}/${length}`;
}

function readTransferAccount(
  { TRANSFER_RECIPIENT: recipient, TRANSFER_IBAN: iban, TRANSFER_BIC: bic }: z.infer<typeof ConfigSchema>,
  { isProduction }: { isProduction: boolean },
): TransferAccount | null {
  if (recipient !== undefined && iban !== undefined) return { recipient, iban, bic: bic ?? null, isSample: false };
  if (recipient !== undefined || iban !== undefined) {
    throw new Error('TRANSFER_RECIPIENT and TRANSFER_IBAN belong together: set both or none.');
  }
  return isProduction ? null : SAMPLE_ACCOUNT;
}

const MOST_FEEDS = 20;

function readFeeds(text: string): string[] {
  const feeds = [
    ...new Set(
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ];
  const wrong = feeds.find((feed) => !['http:', 'https:'].includes(URL.parse(feed)?.protocol ?? ''));
  if (wrong !== undefined) throw new Error(`FEEDS: "${wrong}" is no address that begins with https:// or http://.`);
  if (feeds.length > MOST_FEEDS) throw new Error(`FEEDS: at most ${MOST_FEEDS} addresses.`);
  return feeds;
}

function readSignInProviders(values: z.infer<typeof ConfigSchema>): Config['signInProviders'] {
  const oidc = clientOf('OIDC', values.OIDC_CLIENT_ID, values.OIDC_CLIENT_SECRET);
  const issuer = values.OIDC_ISSUER;
  if ((oidc === null) !== (issuer === undefined)) {
    throw new Error('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all or none.');
  }
  if (issuer !== undefined && !isGuardedAddress(issuer)) {
    throw new Error('OIDC_ISSUER has to be an https address; http is accepted on this very machine only.');
  }
  return {
    google: clientOf('GOOGLE', values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET),
    facebook: clientOf('FACEBOOK', values.FACEBOOK_CLIENT_ID, values.FACEBOOK_CLIENT_SECRET),
    apple: clientOf('APPLE', values.APPLE_CLIENT_ID, values.APPLE_CLIENT_SECRET),
    oidc: oidc && issuer !== undefined ? { ...oidc, issuer, name: values.OIDC_NAME } : null,
  };
}

function readStripe(values: z.infer<typeof ConfigSchema>): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = values;
  if (apiBase !== undefined && !isGuardedAddress(apiBase)) {
    throw new Error('STRIPE_API_BASE has to be an https address; http is accepted on this very machine only.');
  }
  if (secretKey === undefined && webhookSecret === undefined) return null;
  if (secretKey === undefined || webhookSecret === undefined) {
    throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both or none.');
  }
  return { secretKey, webhookSecret, apiBase: apiBase ?? null };
}

function clientOf(name: string, clientId?: string, clientSecret?: string): ProviderClient | null {
  if (clientId === undefined && clientSecret === undefined) return null;
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret };
  throw new Error(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together: set both or none.`);
}
