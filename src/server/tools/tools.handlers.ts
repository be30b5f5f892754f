import { MINUTE_IN_MS } from '#domain/durations.ts';
import { LOG_LIST_PDF_PATH } from '#contract/tools/log-list-pdf.ts';
import { paths } from '#contract/paths.ts';
import { AGREED_BARK_TEXT_LENGTH } from '#domain/wood/logs/agreed-bark.ts';
import { logsOfAddress, rulesOf } from '#domain/wood/logs/log-list-address.ts';
import { measureListedLog } from '#domain/wood/logs/log-list-sums.ts';
import { asFile } from '#server/platform/files/sent-file.ts';
import { siteUrlOf } from '#server/platform/config.ts';
import { addressKey, enforceLimit } from '#server/platform/http/rate-limit.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { renderLogListPdf } from './render-log-list-pdf.ts';

const PAPERS = { name: 'log list papers', limit: 30, windowInMs: MINUTE_IN_MS } as const;

/** The measuring list of a URL as PDF; nothing is stored. */
export function registerToolFiles(
  { app, base: { clock, config } }: ApiServer,
  { limiter }: { limiter: RateLimiter },
): void {
  const siteUrl = siteUrlOf(config);
  app.get(LOG_LIST_PDF_PATH, async (request, reply) => {
    await enforceLimit(limiter, PAPERS, addressKey(request.ip));
    const query = new URL(request.url, siteUrl).searchParams;
    const given = (name: string): string => query.get(name) ?? '';
    const words = {
      rinde: given('rinde'),
      abzug: given('rinde') === 'vereinbart' ? given('abzug').slice(0, AGREED_BARK_TEXT_LENGTH + 1) : '',
      rundung: given('rundung'),
      laengen: given('laengen'),
    };
    const rules = rulesOf(words);
    const logs = logsOfAddress(query).flatMap((log) => measureListedLog(log, rules) ?? []);
    if (logs.length === 0) return reply.redirect(paths.logListCalculator(), 302);
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(words)) if (value) search.set(name, value);
    return asFile(reply, { type: 'pdf', name: 'abmassliste.pdf', isInline: true })
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(await renderLogListPdf({ logs, rules, siteUrl, search }, clock()));
  });
}
