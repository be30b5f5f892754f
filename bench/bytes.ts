import { BUDGETED_PAGES, KINDS, measureFirstView, readBudgets } from '#test/budgets.ts';
import { launchBrowser } from '#test/chromium.ts';
import type { Marketplace } from './marketplace.ts';
import type { Row, Table } from './report.ts';

/** What the first view of a page transfers on a phone, against bench/budgets.json. */
export async function measureBytes({ app, adverts }: Marketplace): Promise<Table[]> {
  const budgets = readBudgets();
  const browser = await launchBrowser();
  const rows: Row[] = [];
  try {
    for (const page of BUDGETED_PAGES) {
      const { status, bytes } = await measureFirstView(browser, page, app.address);
      if (status !== 200) {
        rows.push({
          label: `${page}: status ${status}`,
          cells: KINDS.map(() => null),
          budget: { column: 'total', atMost: 0 },
        });
        continue;
      }
      const over = KINDS.filter((kind) => bytes[kind] > (budgets[page][kind] ?? Number.POSITIVE_INFINITY));
      const judged = over[0] ?? 'total';
      const atMost = budgets[page][judged];
      rows.push({
        label: page,
        cells: KINDS.map((kind) => bytes[kind]),
        ...(atMost === undefined ? {} : { budget: { column: judged, atMost } }),
      });
      const limits = KINDS.map((kind) => budgets[page][kind] ?? null);
      rows.push({
        label: over.length === 0 ? `  budget of ${page}` : `  budget of ${page}, over in ${over.join(', ')}`,
        cells: limits,
      });
    }
  } finally {
    await browser.close();
  }
  return [
    {
      key: `bytes ${adverts}`,
      title: 'First view on a phone (390 × 844, 2 dpr) with nothing kept, kB transferred',
      columns: [...KINDS],
      rows,
      compare: 'total',
      notes: ['The same measurement fails npm test when a page is over budget (e2e/budgets.e2e.ts).'],
    },
  ];
}
