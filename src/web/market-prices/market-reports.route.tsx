import { redirect } from 'react-router';
import { deleteMarketReport, listMarketReports, saveMarketReport } from '#contract/market-prices/market-prices.ts';
import type { MarketReport } from '#contract/market-prices/market-prices.schemas.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import { parseEuroInCents, formatPricePerUnit } from '#domain/format/numbers.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { MARKET_PRODUCTS, marketProductById } from '#domain/market-prices/market-products.data.ts';
import { formatMonth } from '#domain/market-prices/months.ts';
import { marketPriceTexts } from '#texts/de/market-prices/market-prices.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Table } from '#ui/data-display/table.tsx';
import { NumberField, SelectField, TextField } from '#ui/fields/text-field.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { typed, typedValues } from '#web/forms/form-data.ts';
import { fieldsOf } from '#web/forms/form-fields.ts';
import { type FormReply, replyData } from '#web/forms/form-reply.ts';
import { refusedAt, refusedBy } from '#web/forms/sending/refusals.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { adminApi } from '#web/page/route-rules.ts';
import { AdminFrame } from '#web/payments/admin/admin-frame.parts.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/market-reports.route.ts';
import './market-prices.css';

const { admin: texts } = marketPriceTexts;
const DONE = { saved: 'gespeichert', removed: 'entfernt' } as const;
const REMOVE = 'entfernen';
const FIELDS = ['product', 'month', 'priceInCents', 'source', 'link'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { items } = await adminApi(args.context, args.url).call(listMarketReports, {});
  const done = args.url.searchParams.get('erledigt');
  return { items, done: done === DONE.saved ? texts.saved : done === DONE.removed ? texts.removed : null };
}

/** Enters a figure or takes one away. */
export async function action(args: Route.ActionArgs) {
  const api = adminApi(args.context, args.url);
  const form = await args.request.formData();
  const remove = typed(form, REMOVE);
  const values = typedValues(form, FIELDS);
  try {
    if (remove !== '') await api.call(deleteMarketReport, { reportId: remove });
    else {
      const priceInCents = parseEuroInCents(values['priceInCents'] ?? '');
      if (priceInCents === null || priceInCents <= 0)
        return replyData(refusedAt({ priceInCents: texts.priceWrong }, values));
      const { product = '', month = '', source = '', link = '' } = values;
      await api.call(saveMarketReport, { marketReportDto: { product, month, priceInCents, source, link } });
    }
  } catch (error) {
    return replyData(refusedBy(error, { values, fields: FIELDS }));
  }
  throw redirect(`${adminPaths.adminMarketReports()}?erledigt=${remove === '' ? DONE.saved : DONE.removed}`, 303);
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: texts.title, isHiddenFromSearch: true }) : [];

export default function MarketReports({ loaderData: { items, done }, actionData }: Route.ComponentProps) {
  const reply = actionData ?? null;
  return (
    <AdminFrame page="marketReports" title={texts.title} intro={texts.intro}>
      <DoneNotice>{reply === null && done}</DoneNotice>
      <ReportForm reply={reply} />
      <section className="grid gap-3.5" aria-labelledby="eingetragen">
        <h2 id="eingetragen">{texts.entered}</h2>
        {items.length === 0 ? <EmptyState title={texts.none}>{texts.noneText}</EmptyState> : <Reports items={items} />}
      </section>
    </AdminFrame>
  );
}

const choices = MARKET_PRODUCTS.map(({ id, name, unit }) => ({ value: id, label: `${name} (${unitOf(unit).text})` }));

function ReportForm({ reply }: { reply: FormReply | null }) {
  const { text } = fieldsOf(reply);
  const stateOf = (name: (typeof FIELDS)[number]) => ({ ...text(name), required: true });
  return (
    <PageForm reply={reply} className="box grid grid-cols-1 gap-4 max-w-[36rem]" submit={texts.submit} leavesPage>
      <SelectField label={texts.product} choices={choices} {...stateOf('product')} />
      <TextField label={texts.month} help={texts.monthHelp} type="month" {...stateOf('month')} />
      <NumberField label={texts.price} help={texts.priceHelp} unit="€" {...stateOf('priceInCents')} />
      <TextField label={texts.source} help={texts.sourceHelp} maxLength={120} {...stateOf('source')} />
      <TextField label={texts.link} type="url" placeholder="https://" {...stateOf('link')} />
    </PageForm>
  );
}

function Reports({ items }: { items: readonly MarketReport[] }) {
  const nameOf = ({ product }: MarketReport) => marketProductById(product)?.name ?? product;
  return (
    <PageForm leavesPage>
      <Table
        caption={texts.entered}
        captionIsHidden
        rows={items}
        keyOf={(report) => report.id}
        columns={[
          { key: 'product', head: texts.product, isRowHead: true, cell: nameOf },
          { key: 'month', head: texts.month, cell: ({ month }) => formatMonth(month) },
          {
            key: 'price',
            head: texts.valueHead,
            isNumber: true,
            cell: ({ product, priceInCents }) =>
              formatPricePerUnit(priceInCents, marketProductById(product)?.unit ?? 'PAUSCHAL'),
          },
          {
            key: 'source',
            head: texts.source,
            cell: ({ source, link }) => (
              <a href={link} rel="noopener">
                {source}
              </a>
            ),
          },
          {
            key: 'action',
            head: texts.actionHead,
            isNumber: true,
            cell: (report) => (
              <Button
                type="submit"
                variant="text"
                name={REMOVE}
                value={report.id}
                aria-label={texts.removeOf(nameOf(report), formatMonth(report.month))}
              >
                {texts.remove}
              </Button>
            ),
          },
        ]}
      />
    </PageForm>
  );
}
