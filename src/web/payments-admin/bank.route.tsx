import { data, redirect } from 'react-router';
import { paths } from '#contract/paths.ts';
import { assignBankCredit, importBankStatement, listBankCredits, listOrdersForAdmin } from '#contract/payment.ts';
import type { TakesFiles } from '#contract/takes-files.ts';
import { formatDate } from '#domain/format/dates.ts';
import { paymentsAdminTexts } from '#texts/de/payments-admin.ts';
import { typed } from '#web/accounts/form-reply.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/bank.route.ts';
import { adminApi } from './admin-access.ts';
import { BANK_INTENTS, BankPage, UPLOAD } from './bank-page.tsx';
import { refusedForm, unreadable } from './refused.ts';
import './payments-admin.css';

const { bank: texts } = paymentsAdminTexts;

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = adminApi(context, url);
  const [credits, orders] = await Promise.all([
    api.call(listBankCredits, {}),
    api.call(listOrdersForAdmin, { status: 'PENDING' }),
  ]);
  return {
    credits: credits.map((credit) => ({ ...credit, bookedOn: formatDate(credit.bookedOn) })),
    orders: orders
      .filter(({ order }) => order.transfer !== null)
      .map(({ order, reference, buyer }) => ({ id: order.id, reference, name: buyer.name, amount: order.amount })),
    done: url.searchParams.get('erledigt'),
  };
}

/** Reads a statement, or says what a credit is for. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const api = adminApi(context, url);
  const form = await request.formData();
  const intent = form.get('was');
  if (intent === BANK_INTENTS.upload) {
    const file = form.get('file');
    try {
      const {
        credits,
        isNew,
        matched,
        reversed = 0,
      } = await api.call(importBankStatement, {
        file: file instanceof Blob ? file : new Blob(),
      });
      return data({ report: { credits, isNew, matched, reversed } });
    } catch (error) {
      return refusedForm(error, { about: UPLOAD, values: {}, fields: ['file'] });
    }
  }
  if (intent !== BANK_INTENTS.assign && intent !== BANK_INTENTS.setAside) throw data(null, { status: 400 });
  const creditId = typed(form, 'gutschrift');
  const orderId = intent === BANK_INTENTS.assign ? typed(form, 'orderId') : null;
  if (orderId === '') return unreadable(creditId, { orderId: texts.orderMissing }, {});
  try {
    await api.call(assignBankCredit, { creditId, assignBankCreditDto: { orderId } });
    throw redirect(`${paths.adminBank()}?erledigt=${orderId === null ? 'beiseite' : 'zugeordnet'}`, 303);
  } catch (error) {
    return refusedForm(error, { about: creditId, values: { orderId: orderId ?? '' }, fields: ['orderId'] });
  }
}

export const handle = { takesFiles: [importBankStatement] } satisfies TakesFiles;

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: texts.title, isHiddenFromSearch: true }) : [];

export default function AdminBank({ loaderData, actionData }: Route.ComponentProps) {
  const report = actionData && 'report' in actionData ? actionData.report : null;
  const reply = actionData && 'about' in actionData ? actionData : null;
  return <BankPage shown={loaderData} report={report} reply={reply} />;
}
