import type { AdvertStatus, DeleteType } from '#domain/adverts/advert-status.ts';
import { parseEuroInCents } from '#domain/format/numbers.ts';
import type { Api } from '#contract/api.ts';
import { isFetchError, isResponseError } from '#contract/api-errors.ts';
import { changeAdvertPrice, changeAdverts, duplicateAdvert, listOwnAdvertIds } from '#contract/adverts/advert-life.ts';
import type { BulkAction, BulkReport } from '#contract/adverts/advert-life.schemas.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import { myAdvertsTexts as texts } from '#texts/de/adverts/my-adverts.ts';
import { type AllOrder, bulkActionOf, deedOf, type Order, type Wish } from './own-actions.ts';
import { callFilterOf, type OwnFilter } from '#web/adverts/own/filter/own-filter.ts';

/** What became of an order, as the page shows it. */
export type Outcome =
  | { kind: 'REPORT'; deed: BulkAction | 'SOLD'; done: string[]; failed: Failure[] }
  | AllProgress
  | { kind: 'ASK'; wish: 'DELETE' | 'SOLD'; ids: string[] }
  | { kind: 'ASK_ALL'; wish: Exclude<Wish, 'DUPLICATE'>; count: number; hasChanged: boolean }
  | { kind: 'PRICED'; id: string }
  | { kind: 'DUPLICATED'; id: string }
  | { kind: 'FAILED'; message: string; isAccess: boolean };

type Failure = { id: string; title: string; message: string };

/** How far something for all adverts has come; `leftCount` of 0: to the end. */
export type AllProgress = {
  kind: 'PROGRESS';
  wish: Exclude<Wish, 'DUPLICATE'>;
  deleteType?: DeleteType | undefined;
  count: number;
  leftCount: number;
  failedCount: number;
  /** Of this run alone. */
  failed: Failure[];
  /** The last advert that had its turn. */
  after: string;
  /** Why it stopped; null: it goes on, by itself or by a button. */
  reason: string | null;
  isRunning: boolean;
};

/** Executes an order of the form; refusals and lost connections are returned as answers. */
export async function answerOrder(api: Api, order: Order, shown?: Shown): Promise<Outcome> {
  if (order.kind === 'ASK') return order;
  try {
    if (order.kind === 'PRICE') return await changePrice(api, order);
    if (order.kind === 'ALL') return shown ? await changeAll(api, order, shown) : failed(texts.failed);
    if (order.kind === 'DUPLICATE') {
      return { kind: 'DUPLICATED', id: (await api.call(duplicateAdvert, { advertId: order.id })).id };
    }
    if (order.ids.length === 0) return failed(texts.bulk.nothingSelected);
    const { action, ids, deleteType } = order;
    return reportOf(
      deedOf(action, deleteType),
      await api.call(changeAdverts, { bulkAdvertsDto: { action, ids, deleteType } }),
    );
  } catch (error) {
    return failed(reasonOf(error));
  }
}

/** The adverts that the page shows, on all its pages; what is for all of them asks before each step whether it may go on. */
type Shown = { status: AdvertStatus; filter: OwnFilter; mayGoOn: (progress: AllProgress) => boolean };

/** The answer that is a page: what is left of the time of its request is needed to draw it. */
export async function answerAsPage(api: Api, order: Order, shown: Omit<Shown, 'mayGoOn'>): Promise<Outcome> {
  const since = performance.now();
  let last: AllProgress | null = null;
  const mayGoOn = (progress: AllProgress) => {
    last = progress;
    return performance.now() - since < STEPS_BEGIN_FOR_MS;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<Outcome>((resolve) => {
    const { slow } = texts.bulk;
    timer = setTimeout(() => resolve(last === null ? failed(slow) : { ...last, reason: slow }), ANSWER_AFTER_MS);
  });
  return Promise.race([answerOrder(api, order, { ...shown, mayGoOn }), tooLong]).finally(() => clearTimeout(timer));
}

/** A request is answered after 4.5 s at the latest. */
const ANSWER_AFTER_MS = 3_300;
const STEPS_BEGIN_FOR_MS = 2_000;

/** A sentence as a call or this page says it; one about what the account may not do is marked. */
export const failed = (message: string): Extract<Outcome, { kind: 'FAILED' }> => ({
  kind: 'FAILED',
  message: message.replace(ACCESS_MARKER, ''),
  isAccess: message.includes(ACCESS_MARKER),
});

/** Why a call was refused, or that no answer came; everything else is a fault. */
function reasonOf(error: unknown): string {
  if (isFetchError(error)) return texts.offline;
  if (!isResponseError(error)) throw error;
  return error.fields[0]?.message || error.serverMessage || texts.failed;
}

/** Asks for confirmation with the number first; then works in steps, as far as it may go. */
async function changeAll(api: Api, order: AllOrder, { status, filter, mayGoOn }: Shown): Promise<Outcome> {
  const { wish, confirmed, deleteType, goOn } = order;
  if (wish === 'DUPLICATE') return failed(texts.failed);
  const { ids } = await api.call(listOwnAdvertIds, { status, ...callFilterOf(filter) });
  // Newest first: what comes into the list meanwhile is not among the rest.
  const rest = ids.filter((id) => goOn === undefined || id < goOn.after).toSorted((a, b) => (a < b ? 1 : -1));
  if (rest.length === 0 && goOn === undefined) return failed(texts.bulk.nothingMatches);
  const action = bulkActionOf(wish);
  const isAnswered = action !== 'DELETE' || deleteType !== undefined;
  if (confirmed === null || !isAsMany(rest.length, confirmed, goOn) || !isAnswered)
    return { kind: 'ASK_ALL', wish, count: rest.length, hasChanged: confirmed !== null && confirmed !== rest.length };
  let progress: AllProgress = {
    kind: 'PROGRESS',
    wish,
    deleteType,
    count: confirmed,
    leftCount: rest.length,
    failedCount: goOn?.failedCount ?? 0,
    failed: [],
    after: goOn?.after ?? '',
    reason: null,
    isRunning: false,
  };
  let size = FIRST_STEP;
  while (progress.leftCount > 0 && (mayGoOn(progress) || progress.leftCount === rest.length)) {
    const step = rest.slice(-progress.leftCount).slice(0, size);
    const since = performance.now();
    try {
      const report = await api.call(changeAdverts, { bulkAdvertsDto: { action, ids: step, deleteType } });
      progress = progressAfter(progress, step, failuresOf(report));
    } catch (error) {
      if (progress.after === '') throw error;
      return { ...progress, reason: failed(reasonOf(error)).message };
    }
    const perAdvertInMs = (performance.now() - since) / step.length;
    size = Math.min(LARGEST_STEP, Math.max(FIRST_STEP, Math.floor(STEP_IN_MS / perAdvertInMs)));
  }
  return progress;
}

/** A step takes so long at most that its answer comes in time; so many adverts go into the first one, and into one call. */
const STEP_IN_MS = 700;
const FIRST_STEP = 10;
const LARGEST_STEP = 100;

/** The rest may be smaller than it was left: the answer of a step may be lost that was carried out. */
const isAsMany = (found: number, confirmed: number, goOn: AllOrder['goOn']): boolean =>
  goOn === undefined ? found === confirmed : found + goOn.failedCount <= confirmed;

const progressAfter = (before: AllProgress, step: readonly string[], refused: Failure[]): AllProgress => ({
  ...before,
  leftCount: before.leftCount - step.length,
  failedCount: before.failedCount + refused.length,
  failed: [...before.failed, ...refused],
  after: step.at(-1) ?? before.after,
});

type PriceOrder = Extract<Order, { kind: 'PRICE' }>;

async function changePrice(api: Api, { id, version, prices }: PriceOrder): Promise<Outcome> {
  const perUnit = readPrice(prices.pricePerUnit);
  const total = readPrice(prices.priceTotal);
  const flaw = perUnit.flaw ?? total.flaw;
  if (flaw !== undefined) return failed(flaw);
  await api.call(changeAdvertPrice, {
    advertId: id,
    advertPriceDto: {
      ...(perUnit.cents === undefined ? {} : { pricePerUnitInCents: perUnit.cents }),
      ...(total.cents === undefined ? {} : { priceTotalInCents: total.cents }),
      version,
    },
  });
  return { kind: 'PRICED', id };
}

function readPrice(typed: string | undefined): { cents?: number; flaw?: string } {
  if (typed === undefined) return {};
  if (typed.trim() === '') return { flaw: texts.price.missing };
  const cents = parseEuroInCents(typed);
  return cents === null ? { flaw: texts.price.unreadable(typed.trim().slice(0, 40)) } : { cents };
}

function reportOf(deed: BulkAction | 'SOLD', report: BulkReport): Outcome {
  const done = report.outcomes.filter((one) => one.isDone).map((one) => one.id);
  return { kind: 'REPORT', deed, done, failed: failuresOf(report) };
}

const failuresOf = ({ outcomes }: BulkReport): Failure[] =>
  outcomes
    .filter((one) => !one.isDone)
    .map((one) => ({ id: one.id, title: one.title ?? '', message: sentenceOf(one.message ?? null) }));

const sentenceOf = (message: string | null): string =>
  message === null || message === '' ? texts.failed : message.replace(ACCESS_MARKER, '');
