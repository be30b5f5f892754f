import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Operator } from '#domain/legal/operator.ts';
import { isIban } from '#domain/payments/reference.ts';
import { storedSecret, readVapidKeys, type VapidKeys } from './secrets/stored-secrets.ts';
import { readOperatorFile } from './files/operator-file.ts';
import { realFolder } from './files/real-folder.ts';

const flag = z.enum(['on', 'off']);
const optionalAddress = z.url().optional();
/** A bare address, or a name and an address in angle brackets. */
const MAILBOX = /^(?:[^\s<>@",;]+@[^\s<>@",;]+|[^\p{Cc}<>@",;]+ <[^\s<>@",;]+@[^\s<>@",;]+>)$/u;

/** Every environment variable the product reads; docs/configuration.md and .env.example are made from this list. */
export const ConfigSchema = z.object({
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(3000)
    .describe('Port the web server listens on; 0 takes a free one.'),
  HOST: z.string().default('localhost').describe('Address the web server binds to; 0.0.0.0 opens it to the network.'),
  PUBLIC_URL: optionalAddress.describe(
    'The registration address of the marketplace. Set and without "dev" or "staging" in it, it marks production: search engines are let in and development pages disappear.',
  ),
  DATA_DIR: z.string().default('data').describe('Folder for the embedded database, pictures and generated secrets.'),
  OPERATOR_FILE: z
    .string()
    .optional()
    .describe(
      'JSON file with the facts about whoever runs the marketplace (imprint, privacy, raffle; docs/operator.example.json); without it operator.json in DATA_DIR. Facts that are missing stand as marked placeholders.',
    ),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:[^\s@]{1,100}@[^\s@]{1,200}|https:\/\/[^\s]{1,500})$/)
    .optional()
    .describe(
      'Where people who found a weakness report it (mailto:… or https://…), in /.well-known/security.txt; without it the mail address in OPERATOR_FILE.',
    ),
  DATABASE_URL: z
    .string()
    .optional()
    .describe('Connection string of a PostgreSQL 16 or newer; without it the embedded PostgreSQL 18 runs.'),
  WEB_PROCESSES: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .optional()
    .describe(
      'Processes that answer requests, all on the same port. Without it one per processor core, at most 8, and at most one per 512 MB of memory.',
    ),
  BACKUP_FOLDER: z
    .string()
    .optional()
    .describe(
      'Folder of the backups (docs/backup.md). Set, the app also writes the log of the database there all the time, and every start warns of backups that are missing, unchecked or too old.',
    ),
  BACKUP_MAX_AGE_HOURS: z.coerce
    .number()
    .min(1)
    .max(8_760)
    .default(48)
    .describe('How old the newest checked backup in BACKUP_FOLDER may be before starts warn.'),
  SAMPLE_ADVERTS: z.coerce
    .number()
    .int()
    .min(0)
    .max(2_000_000)
    .default(3000)
    .describe(
      'Adverts of the sample marketplace made at the first start; from 3,000 on, 279 of rarer kinds of goods and services come on top. 0 starts empty.',
    ),
  SAMPLE_SECOND_FACTOR: flag
    .default('on')
    .describe(
      'The sample account that runs the marketplace signs in with codes that every start prints; "off" leaves its second factor to its profile page, for tests. Never in production.',
    ),
  BASEMAP_STYLE_URL: z
    .string()
    .optional()
    .describe(
      'MapLibre style address for the map; "offline" forces the built-in style. Production without it uses basemap.at.',
    ),
  ROUTER_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'OSRM server that knows the roads: delivery then counts kilometres by road. Without it they count by air, and pages say so.',
    ),
  TRUST_PROXY: z
    .string()
    .default('')
    .describe('Comma-separated addresses of proxies whose X-Forwarded-* headers are believed; none by default.'),
  RATE_LIMITS: flag.default('on').describe('"off" switches rate limits off; for tests only, refused in production.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('warn')
    .describe('How much the server writes to its log.'),
  SESSION_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Key that signs sign-in tokens, at least 32 characters; made and kept in DATA_DIR at the first start.'),
  SESSION_SECRET_PREVIOUS: z
    .string()
    .min(32)
    .optional()
    .describe('The secret before a change of SESSION_SECRET: what it signed and sealed still counts while it is set.'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Token with which /metrics answers (Authorization: Bearer …), at least 16 characters; without it /metrics answers to this machine only, and to nobody through a proxy.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'Mail server, e.g. smtps://user:password@mail.example.com:465. A password is only sent encrypted, except to this machine. Without it mails are kept as files in DATA_DIR/outbox and shown at /dev/outbox.',
    ),
  MAIL_FROM: z
    .string()
    .regex(MAILBOX)
    .optional()
    .describe('Sender of every mail, e.g. Stammplatz <post@example.com>; without it noreply@ the host of PUBLIC_URL.'),
  MAIL_REPLY_TO: z
    .string()
    .regex(MAILBOX)
    .optional()
    .describe(
      'Where answers to mails go, e.g. Stammplatz <hilfe@example.com>; without it mails say that answers are not read.',
    ),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[A-Za-z0-9_-]{86}$/)
    .optional()
    .describe(
      'Public key of web push (65 bytes in base64url) with which browsers know this marketplace; made and kept in DATA_DIR at the first start. Another key ends every permission given to the one before.',
    ),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/)
    .optional()
    .describe('Private key that belongs to VAPID_PUBLIC_KEY (32 bytes in base64url).'),
  SERVICE_WORKER: flag
    .default('on')
    .describe('"off" is the emergency brake: browsers that fetch /sw.js remove it and everything it kept.'),
  MATOMO_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Address of a Matomo that counts page views of those who agreed. Site id: 1 in production, 3 on staging, 2 otherwise.',
    ),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,16}$/)
    .optional()
    .describe('Container of Google Tag Manager, e.g. GTM-ABC1234; loaded for those who agreed only.'),
  FAIE3M_ENDS_ON: z.iso
    .date()
    .optional()
    .describe(
      'Last day of the partner campaign on /landing/faie3m, e.g. 2027-01-31; its voucher FAIE3M is made for that. The page says whether that can be redeemed.',
    ),
  TRANSFER_RECIPIENT: z
    .string()
    .trim()
    .min(1)
    .max(70)
    .optional()
    .describe(
      'Name of the account that orders are paid to by bank transfer; with TRANSFER_IBAN. Without both, production offers no transfers and any other place shows a marked sample account.',
    ),
  TRANSFER_IBAN: z
    .string()
    .transform((text) => text.replace(/\s+/g, '').toUpperCase())
    .refine(isIban, 'This is no IBAN: its check digits are wrong.')
    .optional()
    .describe('IBAN of that account, with or without blanks.'),
  TRANSFER_BIC: z
    .string()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/)
    .optional()
    .describe('BIC of that account; needed by banks outside the EEA only.'),
  FEEDS: z
    .string()
    .default('')
    .describe(
      'Comma-separated addresses (http or https) of RSS, Atom or JSON feeds whose newest posts stand on the start page, at most 20; without any the newest posts of the own blog.',
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_\w+$/)
    .optional()
    .describe(
      'Secret key at Stripe; with STRIPE_WEBHOOK_SECRET, paying by card, eps, PayPal and SEPA direct debit is offered. See docs/payments.md.',
    ),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/)
    .optional()
    .describe('Secret with which Stripe signs what it sends to /api/payment/stripe/webhook.'),
  STRIPE_API_BASE: optionalAddress.describe(
    'Another address of the Stripe API, for tests; https, or http on this very machine.',
  ),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe('Client id at Google; with its secret, signing in with Google is offered.'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Client secret at Google.'),
  FACEBOOK_CLIENT_ID: z
    .string()
    .optional()
    .describe('App id at Facebook; with its secret, signing in with Facebook is offered.'),
  FACEBOOK_CLIENT_SECRET: z.string().optional().describe('App secret at Facebook.'),
  APPLE_CLIENT_ID: z
    .string()
    .optional()
    .describe('Services id at Apple; with its secret, signing in with Apple is offered.'),
  APPLE_CLIENT_SECRET: z
    .string()
    .optional()
    .describe('Client secret at Apple: the signed JWT, which Apple accepts for at most six months.'),
  OIDC_ISSUER: optionalAddress.describe(
    'Issuer of any other OpenID Connect service, exactly as its discovery document names it; https, or http on this very machine.',
  ),
  OIDC_CLIENT_ID: z.string().optional().describe('Client id at OIDC_ISSUER.'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('Client secret at OIDC_ISSUER.'),
  OIDC_NAME: z.string().default('OpenID').describe('How the sign-in page names OIDC_ISSUER.'),
});

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
  databaseUrl: string | null;
  /** Processes that answer requests; 1: the main process does. */
  webProcesses: number;
  /** Null: nothing is backed up by itself. */
  backupFolder: string | null;
  backupMaxAgeInHours: number;
  sampleAdverts: number;
  /** Sample accounts with permissions that need a second factor get one at the start. */
  sampleFactorIsOn: boolean;
  basemapStyleUrl: string | null;
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

/** The current secret, for signing and encrypting, and the previous one, for reading only. */
export type Secrets = readonly [present: string, ...previous: string[]];

export function secretsOf(config: Pick<Config, 'sessionSecret' | 'previousSessionSecret'>): Secrets {
  const { sessionSecret, previousSessionSecret } = config;
  return previousSessionSecret === null ? [sessionSecret] : [sessionSecret, previousSessionSecret];
}

/** Where the product is reached, without a slash at the end: as configured, else on this machine. */
export const siteUrlOf = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;

/** Production is one rule: a registration address is set and contains neither dev nor staging. */
export function marksProduction(publicUrl: string | null): boolean {
  return publicUrl !== null && !/dev|staging/i.test(publicUrl);
}

type Values = z.infer<typeof ConfigSchema>;

const readOperator = ({ OPERATOR_FILE }: Values, dataDir: string): Operator =>
  readOperatorFile(OPERATOR_FILE ?? join(dataDir, 'operator.json'), { isNamed: OPERATOR_FILE !== undefined });

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
  const operator = readOperator(values, dataDir);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    isProduction,
    dataDir,
    operator,
    securityContact: values.SECURITY_CONTACT ?? mailtoOf(operator.email),
    databaseUrl: values.DATABASE_URL ?? null,
    webProcesses: values.WEB_PROCESSES ?? defaultWebProcesses(),
    backupFolder: values.BACKUP_FOLDER ?? null,
    backupMaxAgeInHours: values.BACKUP_MAX_AGE_HOURS,
    sampleAdverts: values.SAMPLE_ADVERTS,
    sampleFactorIsOn: values.SAMPLE_SECOND_FACTOR === 'on',
    basemapStyleUrl: values.BASEMAP_STYLE_URL ?? null,
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

/** Whether traffic to this address cannot be intercepted: https, or this machine. */
function isGuardedAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}
