import { z } from 'zod';
import { EUDR_DATES } from '#domain/origin/eudr.ts';
import { isIban } from '#domain/payments/reference.ts';

const flag = z.enum(['on', 'off']);
const optionalAddress = z.url().optional();
/** A bare address, or a name and an address in angle brackets. */
const MAILBOX = /^(?:[^\s<>@",;]+@[^\s<>@",;]+|[^\p{Cc}<>@",;]+ <[^\s<>@",;]+@[^\s<>@",;]+>)$/u;

/** PostgreSQL also takes addresses without a host, which a URL must have. */
const POSTGRES_ADDRESS = /^postgres(?:ql)?:\/\/\S/i;

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
      'JSON file with the facts about the operator (imprint, privacy, raffle; docs/operator.example.json); without it operator.json in DATA_DIR. Facts that are missing stand as marked placeholders.',
    ),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:[^\s@]{1,100}@[^\s@]{1,200}|https:\/\/[^\s]{1,500})$/)
    .optional()
    .describe(
      'Where people who found a weakness report it (mailto:… or https://…), in /.well-known/security.txt; without it the mail address in OPERATOR_FILE.',
    ),
  SECURITY_POLICY: z
    .string()
    .regex(/^https:\/\/[^\s]{1,500}$/)
    .optional()
    .describe('Address of the rules for reporting a weakness (https://…), in /.well-known/security.txt.'),
  DATABASE_URL: z
    .string()
    // The text may hold a password, so that it is not repeated.
    .regex(POSTGRES_ADDRESS, 'has to begin with postgres:// or postgresql://')
    .optional()
    .describe('Connection string of a PostgreSQL 16 or newer; without it the embedded PostgreSQL 18 runs.'),
  DATABASE_REPLICA_URLS: z
    .string()
    .default('')
    .describe(
      'Connection strings of read-only replicas of the database, with spaces or commas between them (docs/replicas.md): what everybody may see is read there.',
    ),
  DATABASE_REPLICA_MAX_LAG_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(5_000)
    .default(1_000)
    .describe('How many milliseconds a replica may be behind the database; one that is further behind is left out.'),
  REPLICATION_LISTEN: z
    .string()
    .regex(/^[\w.-]+:\d{1,5}$/)
    .optional()
    .describe(
      'Address and port (10.0.0.5:5433) at which the embedded database takes replicas and readers of replicas; without it nothing outside this machine reaches it.',
    ),
  REPLICATION_FROM: z
    .string()
    .default('')
    .describe(
      'Machines that may connect to REPLICATION_LISTEN: addresses or networks in CIDR form, with spaces or commas between them.',
    ),
  WEB_PROCESSES: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .optional()
    .describe(
      'Processes that answer requests, all on the same port. Without it one per processor core, at most 8, and at most one per 512 MB of memory.',
    ),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(4)
    .default(0.2)
    .describe(
      'How long the server goes on answering after SIGTERM while /health/ready says 503, so that a proxy in front sends new requests elsewhere; at most 4.',
    ),
  BACKUP_FOLDER: z
    .string()
    .optional()
    .describe(
      'Folder of the backups, or s3://bucket/beginning-of-keys (docs/backup.md). Set, the app also writes the log of the database there all the time, and every start warns of backups that are missing, unchecked or too old.',
    ),
  BACKUP_MAX_AGE_HOURS: z.coerce
    .number()
    .min(1)
    .max(8_760)
    .default(48)
    .describe('How old the newest checked backup in BACKUP_FOLDER may be before starts warn.'),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Address of the S3-compatible store for backups to s3://…; without the BACKUP_S3_ settings those of S3_ are taken, except the bucket.',
    ),
  BACKUP_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,50}$/)
    .optional()
    .describe('Region of that store.'),
  BACKUP_S3_ACCESS_KEY_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .describe('Access key for backups; better one that the pictures do not share.'),
  BACKUP_S3_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .describe('Secret that belongs to BACKUP_S3_ACCESS_KEY_ID.'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Address of an S3-compatible store for pictures and other files of people, e.g. https://s3.eu-central-1.amazonaws.com; https, or http on this very machine. Without it they are kept in DATA_DIR (docs/storage.md).',
    ),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,50}$/)
    .optional()
    .describe('Region of that store, e.g. eu-central-1; many stores other than Amazon take us-east-1 or auto.'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional()
    .describe('Bucket for the files. It has to exist and to be private.'),
  S3_ACCESS_KEY_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .describe('Access key with which requests to the store are signed.'),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/)
    .optional()
    .describe('Secret that belongs to S3_ACCESS_KEY_ID.'),
  S3_PREFIX: z
    .string()
    .regex(/^[a-zA-Z0-9][a-zA-Z0-9._/-]{0,200}$/)
    .optional()
    .describe('Beginning of all keys in the bucket, e.g. stammplatz/, where the bucket holds other things, too.'),
  S3_PATH_STYLE: flag
    .default('on')
    .describe('"on" names the bucket in the path of an address, "off" in its host (bucket.s3.example.com).'),
  PICTURE_STORE: z
    .enum(['disk', 's3'])
    .optional()
    .describe(
      'Where new files are kept; without it "s3" when S3_ENDPOINT is set. "disk" with S3_ENDPOINT set is for moving back: files still in the store are found, new ones are kept in DATA_DIR.',
    ),
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
  EUDR_FROM: z.iso
    .date()
    .default(EUDR_DATES.from)
    .describe(
      'Day from which Regulation (EU) 2023/1115 applies, as pages say it; a change of the law needs no release.',
    ),
  EUDR_SMALL_FROM: z.iso
    .date()
    .default(EUDR_DATES.smallFrom)
    .describe('The same for micro and small firms whose goods did not fall under the EU Timber Regulation.'),
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
      'Token with which /metrics answers (Authorization: Bearer …), at least 16 characters; without it /metrics answers to this machine only, and never through a proxy.',
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
  SMS_GATEWAY_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Address to which text messages are posted (docs/trust.md); https, or http on this very machine. Without it and without SMTP_URL they are shown at /dev/outbox; in production phone numbers are then not confirmed.',
    ),
  SMS_GATEWAY_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/)
    .optional()
    .describe('Sent to the gateway as "Authorization: Bearer …".'),
  SMS_GATEWAY_BODY: z
    .string()
    .default('{"to":"{to}","text":"{text}"}')
    .describe('JSON that is posted to the gateway; {to} and {text} stand for the number (+43…) and the message.'),
  VIES_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Service of the Union that knows VAT numbers, https://ec.europa.eu/taxation_customs/vies/rest-api; without it moderators look them up.',
    ),
  VIES_REQUESTER: z
    .string()
    .regex(/^[A-Z]{2}[A-Z0-9]{2,12}$/)
    .optional()
    .describe('VAT number of the operator: VIES then gives each answer a consultation number.'),
  PROOF_MONTHS: z
    .string()
    .regex(/^(?:[A-Z_]+=\d{1,3}(?:,\s*|$))*$/)
    .default('')
    .describe(
      'How many months badges last, e.g. PHONE=12,VAT=6 (EMAIL, PHONE, VAT, REGISTER, PEFC_COC, FSC_COC, ENPLUS; docs/trust.md).',
    ),
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
