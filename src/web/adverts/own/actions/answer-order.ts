import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import { parseEuroInCents } from '#domain/format/numbers.ts';
import type { Api } from '#contract/api.ts';
import { isFetchError, isResponseError } from '#contract/api-errors.ts';
import { changeAdvertPrice, changeAdverts, duplicateAdvert, listOwnAdvertIds } from '#contract/adverts/advert-life.ts';
import type { BulkAction, BulkReport } from '#contract/adverts/advert-life.schemas.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import { myAdvertsTexts as texts } from '#texts/de/adverts/my-adverts.ts';
import { type AllOrder, bulkActionOf, type Order, type Wish } from './own-actions.ts';
import { callFilterOf, type OwnFilter } from '#web/adverts/own/filter/own-filter.ts';

/** What became of an order, as the page shows it. */
export type Outcome =
  | { kind: 'REPORT'; action: BulkAction; done: string[]; failed: { id: string; title: string; message: string }[] }
  | { kind: 'ASK'; wish: 'DELETE' | 'SOLD'; ids: string[] }
  | { kind: 'ASK_ALL'; wish: Exclude<Wish, 'DUPLICATE'>; count: number; hasChanged: boolean }
  | { kind: 'PRICED'; id: string }
  | { kind: 'DUPLICATED'; id: string }
  | { kind: 'FAILED'; message: string; isAccess: boolean };

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
    return reportOf(action, await api.call(changeAdverts, { bulkAdvertsDto: { action, ids, deleteType } }));
  } catch (error) {
    return failed(reasonOf(error));
  }
}

/** The adverts that the page shows, on all its pages. */
type Shown = { status: AdvertStatus; filter: OwnFilter };

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

/** Asks for confirmation with the number first; then works in batches and reports the progress. */
async function changeAll(api: Api, order: AllOrder, { status, filter }: Shown): Promise<Outcome> {
  const { wish, confirmed, deleteType } = order;
  if (wish === 'DUPLICATE') return failed(texts.failed);
  const { ids } = await api.call(listOwnAdvertIds, { status, ...callFilterOf(filter) });
  if (ids.length === 0) return failed(texts.bulk.nothingMatches);
  const isAnswered = bulkActionOf(wish) !== 'DELETE' || deleteType !== undefined;
  if (confirmed !== ids.length || !isAnswered)
    return { kind: 'ASK_ALL', wish, count: ids.length, hasChanged: confirmed !== null && confirmed !== ids.length };
  const action = bulkActionOf(wish);
  const outcomes: BulkReport['outcomes'] = [];
  for (let at = 0; at < ids.length; at += STEP) {
    const bulkAdvertsDto = { action, ids: ids.slice(at, at + STEP), deleteType };
    try {
      outcomes.push(...(await api.call(changeAdverts, { bulkAdvertsDto })).outcomes);
    } catch (error) {
      if (outcomes.length === 0) throw error;
      return failed(texts.bulk.stopped(outcomes.filter(({ isDone }) => isDone).length, ids.length, reasonOf(error)));
    }
  }
  return reportOf(action, { outcomes });
}

/** As many as one call takes. */
const STEP = 100;

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

function reportOf(action: BulkAction, { outcomes }: Pick<BulkReport, 'outcomes'>): Outcome {
  return {
    kind: 'REPORT',
    action,
    done: outcomes.filter((one) => one.isDone).map((one) => one.id),
    failed: outcomes
      .filter((one) => !one.isDone)
      .map((one) => ({ id: one.id, title: one.title ?? '', message: sentenceOf(one.message ?? null) })),
  };
}

const sentenceOf = (message: string | null): string =>
  message === null || message === '' ? texts.failed : message.replace(ACCESS_MARKER, '');
