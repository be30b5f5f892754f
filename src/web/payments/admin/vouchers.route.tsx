import { data, redirect } from 'react-router';
import { adminPaths } from '#contract/admin-paths.ts';
import { listPlansForAdmin } from '#contract/plans/plans.ts';
import { createVoucher, endVoucher, listVouchers, resumeVoucher } from '#contract/payments/voucher.ts';
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
const RESUMED = 'fortgesetzt';

export async function loader({ url, context }: Route.LoaderArgs) {
  const now = Date.now();
  const api = adminApi(context, url);
  const [vouchers, edited] = await Promise.all([api.call(listVouchers, {}), api.call(listPlansForAdmin, {})]);
  const plans = edited.map(({ id, state: { title, isAvailable } }) => ({ id, title, isAvailable }));
  return {
    vouchers: vouchers.map((voucher) => voucherView(voucher, { plans, now })),
    plans,
    today: formatIsoDate(now),
    done: doneIn(url),
  };
}

/** What was done, as the address says. */
function doneIn({ searchParams }: URL): string | null {
  const words = { [CREATED]: texts.created, [ENDED]: texts.endedNow, [RESUMED]: texts.resumedNow };
  for (const [what, say] of Object.entries(words)) {
    const code = searchParams.get(what);
    if (code !== null) return say(code);
  }
  return null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const api = adminApi(context, url);
  const form = await request.formData();
  const intent = form.get(INTENT_FIELD);
  if (intent === VOUCHER_INTENTS.end || intent === VOUCHER_INTENTS.resume) {
    const voucherId = typed(form, ABOUT_FIELD);
    const [done, call] = intent === VOUCHER_INTENTS.end ? [ENDED, endVoucher] : [RESUMED, resumeVoucher];
    try {
      throw doneWith(done, (await api.call(call, { voucherId })).code);
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
