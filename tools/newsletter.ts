import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import { email as emailField } from '#contract/fields.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { type Issue, readIssue } from '#server/newsletter/issue-markdown.ts';
import { orderIssue, previewIssue, sendTestIssue } from '#server/newsletter/newsletter-issues.service.ts';

const USAGE = `Aufruf:
  npm run newsletter -- <Datei.md> --test <E-Mail>    schickt die Ausgabe zur Ansicht an eine Adresse
  npm run newsletter -- <Datei.md>                    schickt sie an alle, die den Newsletter bestätigt haben, und fragt vorher
  npm run newsletter -- <Datei.md> --yes              dasselbe ohne Frage`;

/** Asks a question at the terminal; null where it is not interactive. */
export type Ask = ((question: string) => Promise<string>) | null;
type Run = (base: BaseContext) => Promise<string>;

/**
 * Parses an issue before a database is opened; the result queues it and returns a message.
 * @throws Error with what to fix
 */
export function readNewsletter(args: readonly string[], ask: Ask): Run {
  const [file, flag, email, ...more] = args;
  const isTest = flag === '--test' && email !== undefined;
  const isSure = flag === '--yes' && email === undefined;
  if (!file || file.startsWith('--') || more.length > 0 || (flag !== undefined && !isTest && !isSure)) {
    throw new Error(USAGE);
  }
  const slug = basename(file, '.md');
  if (!file.endsWith('.md') || !/^[a-z0-9-]{1,80}$/.test(slug)) {
    throw new Error('Die Datei heißt wie ihre Ausgabe: Kleinbuchstaben, Ziffern und Bindestriche, Endung .md.');
  }
  if (isTest && !z.safeParse(emailField(), email).success) throw new Error(`„${email}“ ist keine E-Mail-Adresse.`);
  const issue = readIssue(textOf(file));
  if (!isTest) return (base) => order(base, { ...issue, slug }, isSure ? 'SURE' : ask);
  return async (base) => {
    await sendTestIssue(base, issue, email);
    return `„${issue.subject}“ geht zur Ansicht an ${email}, sobald der Server läuft.`;
  };
}

async function order(base: BaseContext, issue: Issue & { slug: string }, ask: Ask | 'SURE'): Promise<string> {
  const wasOrdered = `Die Ausgabe ${issue.slug} wurde schon bestellt und geht nicht noch einmal hinaus.`;
  const { readers, isOrdered } = await previewIssue(base, issue.slug);
  if (isOrdered) return wasOrdered;
  if (readers === 0) return 'Noch hat niemand den Newsletter bestätigt. Bestellt ist nichts.';
  const goesTo = `„${issue.subject}“ geht an ${readers === 1 ? 'eine Adresse' : `${formatNumber(readers)} Adressen`}`;
  if (ask === null) throw new Error(`${goesTo}. Ohne Terminal geht das nur mit --yes. Bestellt ist nichts.`);
  if (ask !== 'SURE' && !/^ja?$/i.test((await ask(`${goesTo}. Jetzt schicken? (ja/nein) `)).trim())) {
    return 'Nichts bestellt.';
  }
  return (await orderIssue(base, issue)) ? `${goesTo}, sobald der Server läuft.` : wasOrdered;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'gibt es nicht',
  EISDIR: 'ist ein Ordner',
  EACCES: 'darf nicht gelesen werden',
};

function textOf(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const why = code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'ist kein Text in UTF-8' : REASONS[code];
    throw new Error(`Die Datei ${file} ${why ?? `lässt sich nicht lesen (${code})`}.`, { cause: error });
  }
}
