import { adminPaths } from '#contract/admin-paths.ts';
import { paths } from '#contract/paths.ts';
import { paymentsAdminTexts } from '#texts/de/payments/payments-admin.ts';
import './payments-admin.css';

const { nav: texts } = paymentsAdminTexts;

const PAGES = {
  desk: adminPaths.desk(),
  moderation: paths.moderation(),
  orders: adminPaths.adminOrders(),
  bank: adminPaths.adminBank(),
  vouchers: adminPaths.adminVouchers(),
  advertising: adminPaths.advertising(),
  search: adminPaths.adminSearch(),
  marketReports: adminPaths.adminMarketReports(),
} as const;
type AdminPage = keyof typeof PAGES;

/** Ways between the pages of the administration. */
export function AdminNav({ current }: { current: AdminPage }) {
  return (
    <nav className="tabs admin-nav" aria-label={texts.label}>
      {adminPages.map((page) => (
        <a key={page} className="tab" href={PAGES[page]} aria-current={page === current ? 'page' : undefined}>
          {texts[page]}
        </a>
      ))}
    </nav>
  );
}

const adminPages: readonly AdminPage[] = [
  'desk',
  'moderation',
  'orders',
  'bank',
  'vouchers',
  'advertising',
  'marketReports',
  'search',
];
