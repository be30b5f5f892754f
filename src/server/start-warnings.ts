import { missingOperatorFields } from '#domain/legal/operator.ts';
import { missingIssuerFacts } from '#domain/payments/issuer.ts';
import { editDistance } from '#domain/text/edit-distance.ts';
import { ConfigSchema } from '#server/platform/config-schema.ts';
import type { Config } from '#server/platform/config.ts';
import { hasOutbox } from './mail/outbox.service.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;

type Circumstances = {
  hasSamples: boolean;
  backup?: string | null;
  store?: string | null;
  environment?: Readonly<Record<string, string | undefined>>;
};

/** What the operator should know about the safety of this server, one line each. */
export function warningsAtStart(
  config: Config,
  { hasSamples, backup = null, store = null, environment = {} }: Circumstances,
): string[] {
  const { isProduction, publicUrl, smtpUrl, operator } = config;
  const missing = missingOperatorFields(operator);
  const notOnInvoices = missingIssuerFacts(operator);
  const warnings: [boolean, string][] = [
    [
      isProduction && !publicUrl?.startsWith('https:'),
      'Achtung: PUBLIC_URL ist keine https-Adresse; Anmeldungen sind so nicht geschützt.',
    ],
    [
      isProduction && smtpUrl === null,
      'Achtung: SMTP_URL fehlt; Mails werden nicht verschickt, sie bleiben als Dateien im Ordner outbox liegen.',
    ],
    [
      isProduction && hasSamples,
      'Achtung: In der Datenbank liegt ein Muster-Marktplatz; seine Konten können sich hier nicht anmelden.',
    ],
    [
      isProduction && config.transfer === null,
      'Achtung: TRANSFER_RECIPIENT und TRANSFER_IBAN fehlen; Bestellungen per Überweisung werden nicht angeboten.',
    ],
    [
      isProduction && missing.length > 0,
      `Achtung: Angaben zum Betreiber fehlen (docs/runbook.md, „Operator“); in Impressum und Datenschutz stehen dafür Platzhalter: ${missing.join(', ')}.`,
    ],
    [
      isProduction && notOnInvoices.length > 0,
      `Achtung: Abos werden nicht verkauft, und Rechnungen warten. Für Rechnungen (UStG § 11) fehlen in „operator.json“: ${notOnInvoices.join(', ')}.`,
    ],
    [
      hasOutbox(config) && publicUrl === null && !LOOPBACK.test(config.host),
      'Achtung: Alle, die diesen Server erreichen, können die verschickten Mails unter /dev/outbox lesen.',
    ],
  ];
  const found = warnings.filter(([applies]) => applies).map(([, line]) => line);
  return [...found, ...misspelt(environment), ...[backup, store].filter((line) => line !== null)];
}

/** Shorter names are near to those of other programs, such as HOME to HOST. */
const NAMES_WITH_ONE_SLIP_FROM = 6;
const NAMES_WITH_TWO_SLIPS_FROM = 10;

/** Variables that are read by nothing, because their names are a slip of the pen away from that of a setting. */
function misspelt(environment: Readonly<Record<string, string | undefined>>): string[] {
  const known = Object.keys(ConfigSchema.shape);
  const meant = (name: string): string | undefined => {
    const slips = name.length >= NAMES_WITH_TWO_SLIPS_FROM ? 2 : 1;
    return known.find((setting) => editDistance(name, setting, slips) <= slips);
  };
  return Object.keys(environment)
    .filter((name) => name.length >= NAMES_WITH_ONE_SLIP_FROM && !known.includes(name))
    .flatMap((name) => {
      const setting = meant(name);
      return setting === undefined
        ? []
        : [`Achtung: Die Einstellung ${name} gibt es nicht und wird nicht gelesen; gemeint ist wohl ${setting}.`];
    });
}
