import type { Api } from '#contract/api.ts';
import { isFetchError, isResponseError } from '#contract/api-errors.ts';
import { changeAdverts, duplicateAdvert } from '#contract/advert-life.ts';
import type { BulkAction, BulkReport } from '#contract/advert-life.schemas.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import { myAdvertsTexts as texts } from '#texts/de/my-adverts.ts';
import type { Order } from './own-actions.ts';

/** What became of an order, as the page shows it. */
export type Outcome =
  | { kind: 'REPORT'; action: BulkAction; done: string[]; failed: { id: string; title: string; message: string }[] }
  | { kind: 'ASK'; wish: 'DELETE' | 'SOLD'; ids: string[] }
  | { kind: 'DUPLICATED'; id: string }
  | { kind: 'FAILED'; message: string };

/** Carries out what a form asks for; refusals and a lost connection are answers, too. */
export async function answerOrder(api: Api, order: Order): Promise<Outcome> {
  if (order.kind === 'ASK') return order;
  try {
    if (order.kind === 'DUPLICATE') {
      return { kind: 'DUPLICATED', id: (await api.call(duplicateAdvert, { advertId: order.id })).id };
    }
    if (order.ids.length === 0) return { kind: 'FAILED', message: texts.bulk.nothingSelected };
    const { action, ids, deleteType } = order;
    return reportOf(action, await api.call(changeAdverts, { bulkAdvertsDto: { action, ids, deleteType } }));
  } catch (error) {
    if (isFetchError(error)) return { kind: 'FAILED', message: texts.offline };
    if (!isResponseError(error)) throw error;
    return { kind: 'FAILED', message: sentenceOf(error.serverMessage) };
  }
}

function reportOf(action: BulkAction, { outcomes }: BulkReport): Outcome {
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
