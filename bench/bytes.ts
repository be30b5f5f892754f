import { BUDGETED_PAGES, KINDS, type LoadedScript, measureFirstView, readBudgets } from '#test/budgets.ts';
import { launchBrowser } from '#test/chromium.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { MODULE_SIZES } from '#tools/module-sizes.ts';
import type { Marketplace } from './marketplace.ts';
import type { Row, Table } from './report.ts';
import { modulesOf } from './script-modules.ts';

/**
 * What the first view of a page transfers on a phone, against bench/budgets.json. `why`: also which modules its script is
 * made of.
 */
export async function measureBytes({ app, adverts }: Marketplace, { why }: { why: boolean }): Promise<Table[]> {
  const budgets = readBudgets();
  const browser = await launchBrowser();
  const rows: Row[] = [];
  const reasons: Table[] = [];
  try {
    for (const page of BUDGETED_PAGES) {
      const { status, bytes, scripts } = await measureFirstView(browser, page, app.address);
      if (status !== 200) {
        rows.push({
          label: `${page}: status ${status}`,
          cells: KINDS.map(() => null),
          budget: { column: 'total', atMost: 0 },
        });
        continue;
      }
      if (why && scripts.length > 0) reasons.push(modulesTable(page, scripts));
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
    ...reasons,
  ];
}

/** Smaller ones say little, and there are hundreds. */
const MODULES_SHOWN = 40;
const Sizes = z.record(z.string(), z.record(z.string(), z.number()));

function modulesTable(page: string, scripts: readonly LoadedScript[]): Table {
  const sizes = z.parse(Sizes, JSON.parse(readFileSync(join(import.meta.dirname, '../dist', MODULE_SIZES), 'utf8')));
  const modules = modulesOf(scripts, sizes);
  return {
    key: `modules ${page}`,
    title: `Modules in the script of ${page}, the ${MODULES_SHOWN} largest of ${modules.length}, kB transferred`,
    columns: ['kB', 'script'],
    rows: modules
      .slice(0, MODULES_SHOWN)
      .map(({ name, bytes, script }) => ({ label: name, cells: [bytes / 1_000, script] })),
    compare: 'kB',
    notes: ['The bytes of each script shared out among its modules by their size before minifying.'],
  };
}
