import { COMMAND_LINE } from '#server/accounts/audit.service.ts';
import { readSiteState, switchMaintenance } from '#server/desk/site-state.service.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { siteStateTexts } from '#texts/de/desk/site-state.ts';

const USAGE = `Aufruf:
  npm run maintenance -- on                                  Wartung ohne Ende
  npm run maintenance -- on --minutes 30 "Was alle lesen"    mit voraussichtlichem Ende und eigenen Worten
  npm run maintenance -- off                                 beendet sie
  npm run maintenance -- status                              sagt, ob sie läuft`;

const LONGEST_WORDS = 300;
const MOST_MINUTES = 7 * 24 * 60;
const MINUTE_IN_MS = 60_000;

/**
 * Parses the arguments before a database is opened; the result executes them and returns a message.
 * @throws Error with the usage
 */
export function readMaintenance(args: readonly string[]): (base: BaseContext) => Promise<string> {
  const [wish, ...more] = args;
  if (wish === 'status' && more.length === 0) return status;
  if (wish === 'off' && more.length === 0) return (base) => switchTo(base, { isOn: false });
  if (wish !== 'on') throw new Error(USAGE);
  const at = more.indexOf('--minutes');
  const minutes = at < 0 ? null : Number(more[at + 1]);
  const words = (at < 0 ? more : more.toSpliced(at, 2)).join(' ').trim();
  const isInvalid = minutes !== null && !(Number.isInteger(minutes) && minutes > 0 && minutes <= MOST_MINUTES);
  if (isInvalid || words.startsWith('--') || words.length > LONGEST_WORDS) throw new Error(USAGE);
  return (base) =>
    switchTo(base, {
      isOn: true,
      words,
      expectedEnd: minutes === null ? null : new Date(base.clock().getTime() + minutes * MINUTE_IN_MS).toISOString(),
    });
}

async function switchTo(base: BaseContext, wish: Parameters<typeof switchMaintenance>[1]): Promise<string> {
  await switchMaintenance(base, wish, COMMAND_LINE);
  return status(base);
}

async function status(base: BaseContext): Promise<string> {
  const { maintenance } = await readSiteState(base);
  if (maintenance === null) return 'Keine Wartung.';
  const { since, words, expectedEnd } = maintenance;
  return `${siteStateTexts.maintenanceIsOn(since)} ${siteStateTexts.saidWithEnd(words, expectedEnd)}`;
}
