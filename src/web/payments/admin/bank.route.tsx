import { data, redirect } from 'react-router';
import type { Api } from '#contract/api.ts';
import { askForAct } from '#contract/desk/acts.ts';
import {
  assignBankCredit,
  importBankStatement,
  listBankCredits,
  listOrdersForAdmin,
  reopenBankCredit,
  returnBankCredit,
} from '#contract/payments/payment.ts';
import type { AdminOrder } from '#contract/payments/payment.schemas.ts';
import { BANK_CREDIT_LISTS } from '#domain/payments/bank-credit-lists.ts';
import type { TakesFiles } from '#contract/takes-files.ts';
import { formatDate, formatIsoDate } from '#domain/format/dates.ts';
import { paymentsAdminTexts } from '#texts/de/payments/payments-admin.ts';
import { ABOUT_FIELD, INTENT_FIELD, isChecked, typed, typedValues } from '#web/forms/form-data.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { refusedAt, refusedBy } from '#web/forms/sending/refusals.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/bank.route.ts';
import { adminApi } from '#web/page/route-rules.ts';
import { BANK_INTENTS } from './bank-credit.tsx';
import { asksForCode, proveTypedCode } from './fresh-code.ts';
import { BANK_LISTS, BankPage, type BankList, DONE, UPLOAD, bankListPath } from './bank-page.tsx';
import './payments-admin.css';

const { bank: texts } = paymentsAdminTexts;

/** Open orders that can be chosen from; older ones than these have run out long ago. */
const PAGES_OF_ORDERS = 5;
const LISTED_AT_ONCE = 200;

async function openOrders(api: Api): Promise<AdminOrder[]> {
  const found: AdminOrder[] = [];
  for (let page = 0; page < PAGES_OF_ORDERS; page += 1) {
    const last = found.at(-1)?.order.id;
    const next = await api.call(listOrdersForAdmin, { status: 'PENDING', ...(last ? { before: last } : {}) });
    found.push(...next);
    if (next.length < LISTED_AT_ONCE) break;
  }
  return found;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = adminApi(context, url);
  const wanted = url.searchParams.get('liste') ?? '';
  const list = BANK_CREDIT_LISTS.find((one) => BANK_LISTS[one] === wanted) ?? 'OPEN';
  const [credits, orders, needsCode] = await Promise.all([
    api.call(listBankCredits, { list }),
    list === 'OPEN' ? openOrders(api) : [],
    asksForCode(api),
  ]);
  const done = url.searchParams.get('erledigt') ?? '';
  return {
    credits: credits.map((credit) => ({
      ...credit,
      bookedOn: formatDate(credit.bookedOn),
      dueBy: credit.refundDueBy ? formatDate(credit.refundDueBy) : null,
      returnedOn: credit.refundedOn ? formatDate(credit.refundedOn) : null,
    })),
    orders: orders
      .filter(({ order }) => order.transfer !== null)
      .map(({ order, reference, buyer }) => ({
        id: order.id,
        reference,
        name: buyer.name,
        amount: order.openAmount ?? order.amount,
      })),
    list,
    needsCode,
    today: formatIsoDate(Date.now()),
    done: isDone(done) ? done : null,
  };
}

const isDone = (word: string): word is keyof typeof DONE => Object.hasOwn(DONE, word);

/** Reads a statement, or says what a credit is for. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const api = adminApi(context, url);
  const form = await request.formData();
  const intent = form.get(INTENT_FIELD);
  if (intent === BANK_INTENTS.upload) {
    const file = form.get('file');
    // Browsers send an empty file where none was chosen.
    if (!(file instanceof Blob) || file.size === 0)
      return replyData(refusedAt({ file: texts.fileMissing }, {}, { about: UPLOAD }));
    try {
      await proveTypedCode(api, form);
      const {
        credits,
        isNew,
        matched,
        settled = matched,
        reversed = 0,
      } = await api.call(importBankStatement, { file });
      return data({ report: { credits, isNew, settled, known: matched - settled, reversed } });
    } catch (error) {
      return replyData(refusedBy(error, { about: UPLOAD, values: {}, fields: ['file', 'otp'] }));
    }
  }
  return decide(api, { intent, form });
}

/** One decision about a credit; afterwards the list that it is in then. */
async function decide(api: Api, { intent, form }: { intent: FormDataEntryValue | null; form: FormData }) {
  const creditId = typed(form, ABOUT_FIELD);
  const values = typedValues(form, ['orderId', 'abweichend', 'transferredOn', 'reason']);
  try {
    switch (intent) {
      case BANK_INTENTS.assign: {
        const orderId = typed(form, 'orderId');
        if (orderId === '') return replyData(refusedAt({ orderId: texts.orderMissing }, values, { about: creditId }));
        const acceptsDifference = isChecked(form, 'abweichend');
        await proveTypedCode(api, form);
        await api.call(assignBankCredit, { creditId, assignBankCreditDto: { orderId, acceptsDifference } });
        throw doneWith('OPEN', 'zugeordnet');
      }
      case BANK_INTENTS.setAside:
        await api.call(assignBankCredit, { creditId, assignBankCreditDto: { orderId: null } });
        throw doneWith('OPEN', 'beiseite');
      case BANK_INTENTS.giveBack:
        await api.call(returnBankCredit, { creditId });
        throw doneWith('REFUND_DUE', 'vorgemerkt');
      case BANK_INTENTS.reopen:
        await api.call(reopenBankCredit, { creditId });
        throw doneWith('OPEN', 'offen');
      case BANK_INTENTS.returned:
        await api.call(askForAct, {
          askedActDto: {
            kind: 'NOTE_RETURN',
            creditId,
            transferredOn: typed(form, 'transferredOn'),
            reason: typed(form, 'reason'),
            otp: typed(form, 'otp'),
          },
        });
        throw doneWith('REFUND_DUE', 'angefragt');
      default:
        throw data(null, { status: 400 });
    }
  } catch (error) {
    return replyData(
      refusedBy(error, { about: creditId, values, fields: ['orderId', 'transferredOn', 'reason', 'otp'] }),
    );
  }
}

function doneWith(list: BankList, done: keyof typeof DONE): Response {
  const path = bankListPath(list);
  return redirect(`${path}${path.includes('?') ? '&' : '?'}erledigt=${done}`, 303);
}
export const handle = { takesFiles: [importBankStatement] } satisfies TakesFiles;

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: texts.title, isHiddenFromSearch: true }) : [];

export default function AdminBank({ loaderData, actionData }: Route.ComponentProps) {
  const report = actionData && 'report' in actionData ? actionData.report : null;
  const reply = actionData && 'message' in actionData ? actionData : null;
  return <BankPage shown={loaderData} report={report} reply={reply} />;
}
