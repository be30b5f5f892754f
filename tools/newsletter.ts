import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { BaseContext } from '#server/platform/context.ts';
import { readIssue } from '#server/newsletter-issues/issue-markdown.ts';
import { orderIssue, sendTestIssue } from '#server/newsletter-issues/newsletter-issues.service.ts';

const USAGE = `Aufruf:
  npm run newsletter -- <Datei.md> --test <E-Mail>    schickt die Ausgabe zur Ansicht an eine Adresse
  npm run newsletter -- <Datei.md>                    schickt sie an alle, die den Newsletter bestätigt haben`;

/** Reads an issue before any database is opened; the result orders it and says what to tell. @throws Error with the usage */
export function readNewsletter(args: readonly string[]): (base: BaseContext) => Promise<string> {
  const [file, flag, email, ...more] = args;
  const isTest = flag === '--test' && email !== undefined;
  if (file === undefined || more.length > 0 || (flag !== undefined && !isTest)) throw new Error(USAGE);
  const slug = basename(file, '.md');
  if (!file.endsWith('.md') || !/^[a-z0-9-]{1,80}$/.test(slug)) {
    throw new Error('Die Datei heißt wie ihre Ausgabe: Kleinbuchstaben, Ziffern und Bindestriche, Endung .md.');
  }
  const issue = readIssue(readFileSync(file, 'utf8'));
  return async (base) => {
    if (isTest) {
      await sendTestIssue(base, issue, email);
      return `„${issue.subject}“ geht zur Ansicht an ${email}, sobald der Server läuft.`;
    }
    const isNew = await orderIssue(base, { ...issue, slug });
    return isNew
      ? `Die Ausgabe ${slug} ist bestellt. Der Server schickt sie an alle, die den Newsletter jetzt haben.`
      : `Die Ausgabe ${slug} wurde schon bestellt und geht nicht noch einmal hinaus.`;
  };
}
