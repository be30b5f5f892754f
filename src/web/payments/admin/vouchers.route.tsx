import { data, redirect } from 'react-router';
import { adminPaths } from '#contract/admin-paths.ts';
import { listPlansForAdmin } from '#contract/plans/plans.ts';
import { createVoucher, endVoucher, listVouchers } from '#contract/payments/voucher.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { paymentsAdminTexts } from '#texts/de/payments/payments-admin.ts';
import { ABOUT_FIELD, INTENT_FIELD, typed } from '#web/forms/form-data.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { refusedAt, refusedBy } from '#web/forms/sending/refusals.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/vouchers.route.ts';
import { adminApi } from '#web/page/route-rules.ts';
import { fieldOf, readVoucher, voucherValues } from './voucher-form.ts';
import { voucherView } from './voucher-view.ts';
import { NEW_VOUCHER, VOUCHER_INTENTS, VouchersPage } from './vouchers-page.tsx';
import './payments-admin.css';

const { vouchers: texts } = paymentsAdminTexts;
const CREATED = 'angelegt';
const ENDED = 'beendet';

export async function loader({ url, context }: Route.LoaderArgs) {
  const now = Date.now();
  const api = adminApi(context, url);
  const [vouchers, edited] = await Promise.all([api.call(listVouchers, {}), api.call(listPlansForAdmin, {})]);
  const plans = edited.map(({ id, state: { title, isAvailable } }) => ({ id, title, isAvailable }));
  const created = url.searchParams.get(CREATED);
  const ended = url.searchParams.get(ENDED);
  return {
    vouchers: vouchers.map((voucher) => voucherView(voucher, { plans, now })),
    plans,
    today: formatIsoDate(now),
    done: created !== null ? texts.created(created) : ended !== null ? texts.endedNow(ended) : null,
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const api = adminApi(context, url);
  const form = await request.formData();
  const intent = form.get(INTENT_FIELD);
  if (intent === VOUCHER_INTENTS.end) {
    const voucherId = typed(form, ABOUT_FIELD);
    try {
      throw doneWith(ENDED, (await api.call(endVoucher, { voucherId })).code);
    } catch (error) {
      return replyData(refusedBy(error, { about: voucherId, values: {}, fields: [] }));
    }
  }
  if (intent !== VOUCHER_INTENTS.create) throw data(null, { status: 400 });
  const values = voucherValues(form);
  const read = readVoucher(values);
  if (!read.ok) return replyData(refusedAt(read.errors, values, { about: NEW_VOUCHER }));
  try {
    throw doneWith(CREATED, (await api.call(createVoucher, { createVoucherDto: read.dto })).code);
  } catch (error) {
    const { reply, status } = refusedBy(error, { about: NEW_VOUCHER, values, fields: WIRE_FIELDS });
    const errors = Object.fromEntries(
      Object.entries(reply.errors).map(([name, message]) => [fieldOf(name, values['kind']), message]),
    );
    return replyData({ reply: { ...reply, errors }, status });
  }
}

const WIRE_FIELDS = [
  'code',
  'title',
  'kind',
  'planId',
  'privilegeGroup',
  'days',
  'discountInPercent',
  'validFrom',
  'validTo',
  'usesPerPerson',
  'usesInTotal',
];

const doneWith = (what: string, code: string): Response =>
  redirect(`${adminPaths.adminVouchers()}?${new URLSearchParams({ [what]: code })}`, 303);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: texts.title, isHiddenFromSearch: true }) : [];

export default function AdminVouchers({ loaderData, actionData }: Route.ComponentProps) {
  return <VouchersPage shown={loaderData} reply={actionData ?? null} />;
}
