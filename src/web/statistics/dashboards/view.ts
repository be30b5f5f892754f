import { paths } from '#contract/paths.ts';
import type { DashboardName, DashboardScope } from './dashboard-access.ts';
import { type Chosen, type DashboardQuery, queryTextOf } from './dashboard-query.ts';

/** What every dashboard knows of its address. */
export type View = { name: DashboardName; scope: DashboardScope; query: DashboardQuery; today: string };

export const pathOf = (name: DashboardName): string => paths.dashboards(name === 'index' ? undefined : name);

/** The same dashboard with something else chosen. */
export const hrefFor = ({ name, query }: View, other: Partial<Chosen>): string =>
  pathOf(name) + queryTextOf({ ...query.chosen, ...other });
