import type { BackgroundTask } from '#server/platform/background.ts';
import { type MailContent, mailLink, queueMail } from '#server/mail/mails.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { countReaders, listReaders, newsletterEndUrl, newsletterHeaders } from './newsletter.service.ts';
import { newsletterMails } from '#texts/de/mail/mails.ts';
import type { Issue } from './issue-markdown.ts';
import { insertIssue, issueExists, lockOpenIssue, noteProgress } from './newsletter-issues.repository.ts';

const BATCH = 200;
const LOOK_EVERY_MS = 15_000;

/** Orders an issue for everybody who has the newsletter now; the server sends it. False where it was ordered before. */
export async function orderIssue(base: BaseContext, issue: Issue & { slug: string }): Promise<boolean> {
  return insertIssue(base.db, { ...issue, orderedAt: base.clock() });
}

/** What there is to know before an issue is ordered: how many would get it, and whether it went out before. */
export async function previewIssue(base: BaseContext, slug: string): Promise<{ readers: number; isOrdered: boolean }> {
  return { readers: await countReaders(base), isOrdered: await issueExists(base.db, slug) };
}

/** Sends an issue to one address as a preview; can be repeated. */
export async function sendTestIssue(base: BaseContext, issue: Issue, email: string): Promise<void> {
  const test = { ...issue, subject: newsletterMails.issue.testSubject(issue.subject) };
  await queueIssueMail(base, test, { email, eventKey: `newsletter-test:${base.newId()}` });
}

/**
 * Queues the mails of open issues, some readers per step. Mails and progress commit together: after a kill no reader is
 * left out and none gets a second mail. Returns how many.
 */
export async function sendOpenIssues(base: BaseContext, batch = BATCH): Promise<number> {
  let sent = 0;
  for (;;) {
    const step = await inTransaction(base.db, async (db) => {
      const issue = await lockOpenIssue(db);
      if (issue === null) return null;
      const { slug, ordered_at: confirmedUntil, done_up_to: after } = issue;
      const readers = await listReaders(db, { after, confirmedUntil, limit: batch });
      for (const email of readers) {
        await queueIssueMail({ ...base, db }, issue, { email, eventKey: `newsletter-issue:${slug}:${email}` });
      }
      const finishedAt = readers.length < batch ? base.clock() : null;
      await noteProgress(db, { slug, doneUpTo: readers.at(-1) ?? after, readers: readers.length, finishedAt });
      return readers.length;
    });
    if (step === null) return sent;
    sent += step;
  }
}

type Reader = { email: string; eventKey: string };

async function queueIssueMail(base: BaseContext, { subject, content }: Issue, { email, eventKey }: Reader) {
  const { config } = base;
  const { unsubscribe } = newsletterMails.issue;
  const urlOf = ({ label, path }: { label: string; path: string }) => ({ label, url: mailLink(config, path) });
  const mail: MailContent = {
    template: 'newsletter-issue',
    subject,
    ...(content.preheader === '' ? {} : { preheader: content.preheader }),
    paragraphs: content.paragraphs,
    items: [
      ...content.items.map(({ title, lines, link }) => ({ title, lines, ...(link ? { link: urlOf(link) } : {}) })),
      {
        title: unsubscribe.title,
        lines: [unsubscribe.text],
        link: { label: unsubscribe.link, url: newsletterEndUrl(config, email) },
      },
    ],
    ...(content.action ? { action: urlOf(content.action) } : {}),
  };
  await queueMail(base, { eventKey, to: email, content: mail, headers: newsletterHeaders(config, email) });
}

/** The regular look for issues that were ordered from the command line. */
export function newsletterTasks(base: BaseContext): BackgroundTask[] {
  return [{ name: 'send newsletter issues', everyInMs: LOOK_EVERY_MS, run: () => sendOpenIssues(base) }];
}
