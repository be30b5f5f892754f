import type { ReactNode } from 'react';
import { adminPaths } from '#contract/admin-paths.ts';
import { paths } from '#contract/paths.ts';
import { paymentsAdminTexts } from '#texts/de/payments/payments-admin.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { TabLinks } from '#ui/actions/tabs.tsx';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import type { Crumb } from '#ui/data-display/breadcrumb.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import './payments-admin.css';

const { nav: texts } = paymentsAdminTexts;

const PAGES = {
  desk: adminPaths.desk(),
  moderation: paths.moderation(),
  orders: adminPaths.adminOrders(),
  bank: adminPaths.adminBank(),
  vouchers: adminPaths.adminVouchers(),
  advertising: adminPaths.advertising(),
  marketReports: adminPaths.adminMarketReports(),
  search: adminPaths.adminSearch(),
} as const;
type AdminPage = keyof typeof PAGES;

const links = (
  ['desk', 'moderation', 'orders', 'bank', 'vouchers', 'advertising', 'marketReports', 'search'] as const
).map((page) => ({ value: page, label: texts[page], href: PAGES[page] }));

type AdminFrameProps = {
  page: AdminPage;
  title: string;
  intro?: ReactNode;
  /** From the page of the row above down to this one. */
  crumbs?: readonly Crumb[];
  /** Below the heading: its state, and ways on. */
  head?: ReactNode;
  /** Who only moderates has one part, and no ways to others. */
  isAdmin?: boolean;
  children: ReactNode;
};

/** A page of the administration, with the ways to its other parts. */
export function AdminFrame({ page, title, intro, crumbs, head, isAdmin = true, children }: AdminFrameProps) {
  return (
    <div className="wrap admin grid grid-cols-1 gap-5 wrap-break-word">
      {isAdmin && <TabLinks label={texts.label} links={links} current={page} />}
      {crumbs && <Breadcrumb crumbs={crumbs} current={title} />}
      <header className="grid gap-1.5 max-w-[68ch]">
        <h1 className="wrap-anywhere">{title}</h1>
        {intro !== undefined && <p className="text-ink-soft">{intro}</p>}
        {head}
      </header>
      {children}
    </div>
  );
}

/** In place of a list whose last page is before this one: entries were decided on, or the address is old. */
export const PastEnd = ({ first }: { first: string }) => (
  <EmptyState
    title={texts.pastEnd}
    headingLevel={2}
    actions={<LinkButton href={first}>{texts.firstPage}</LinkButton>}
  />
);
