import { formatDateTime } from '#domain/format/dates.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { listGivenUpChanges, retryGivenUpChanges } from '#server/saved-searches/search-matching.service.ts';

const USAGE = `Aufruf:
  npm run alerts               zeigt Anzeigen, die nicht mit den Suchaufträgen verglichen werden konnten, und warum
  npm run alerts -- --retry    lässt sie noch einmal vergleichen, sobald der Server läuft`;

/**
 * Parses what to do about changes of adverts that could not be matched; the result does it and returns a message.
 * @throws Error with what to fix
 */
export function readAlerts(args: readonly string[]): (base: BaseContext) => Promise<string> {
  const [flag, ...more] = args;
  if (more.length > 0 || (flag !== undefined && flag !== '--retry')) throw new Error(USAGE);
  return flag === undefined ? show : retry;
}

async function show(base: BaseContext): Promise<string> {
  const changes = await listGivenUpChanges(base);
  if (changes.length === 0) return 'Alle Anzeigen wurden mit den Suchaufträgen verglichen.';
  return changes
    .map(
      (change) =>
        `${formatDateTime(change.given_up_at)}  ${change.advert_id ?? 'gelöscht'}  ${change.last_error ?? ''}`,
    )
    .join('\n');
}

async function retry(base: BaseContext): Promise<string> {
  const count = await retryGivenUpChanges(base);
  return count === 1 ? '1 Änderung wird noch einmal verglichen.' : `${count} Änderungen werden noch einmal verglichen.`;
}
