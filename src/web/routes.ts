import type { RouteConfig } from '@react-router/dev/routes';
import { index, layout, route } from '@react-router/dev/routes';

/**
 * The table of pages. An alias is a second line with the same file and an `id` of its own; the server has the permanent
 * redirects.
 */
export default [
  layout('shell/calls.route.tsx', [
    index('home/home.route.tsx'),
    route('kaufen-verkaufen/:category?/:param?', 'search/products.route.tsx'),
    route('produkte/:category?/:param?', 'search/products.route.tsx', { id: 'search/products-alias' }),
    route('map/:category?/:param?', 'map/map.route.tsx'),
    route('editadvert/:first/:second?', 'adverts/edit/edit-advert.route.tsx'),
    route('user/profil-einstellungen', 'users/profile.route.tsx'),
  ]),

  route('kaufen-verkaufen/p/:advert', 'adverts/advert.route.tsx'),
  route('ad/:advert', 'adverts/advert.route.tsx', { id: 'adverts/advert-short' }),
  route('ad/:advert/anbieter', 'users/disclosure.route.tsx'),
  route('ad/:advert/melden', 'moderation/reports/report.route.tsx'),
  route('ad/:advert/widerspruch', 'moderation/reports/objection.route.tsx'),
  route('meine-anzeigen/:advertId/hinweise', 'moderation/reports/feedback.route.tsx'),
  route('admin', 'moderation/queue.route.tsx'),
  route('admin/konten', 'moderation/accounts/accounts.route.tsx'),
  route('admin/konten/:userId', 'moderation/accounts/account.route.tsx'),
  route('sperre/:token', 'moderation/accounts/linked-block.route.tsx'),
  route('admin/werbung', 'advertising/entries.route.tsx'),
  route('admin/werbung/neu', 'advertising/new-entry.route.tsx'),
  route('admin/werbung/:entryId', 'advertising/entry.route.tsx'),
  route('admin/bestellungen', 'payments/admin/orders.route.tsx'),
  route('admin/bank', 'payments/admin/bank.route.tsx'),
  route('admin/gutscheine', 'payments/admin/vouchers.route.tsx'),
  route('admin/suche/:word?', 'search/learning/search-admin.route.tsx'),
  route('admin/:advert', 'moderation/moderate.route.tsx'),
  route('anmelden', 'accounts/sign-in/sign-in.route.tsx'),
  route('anmelden/link', 'accounts/sign-in/sign-in-link.route.tsx'),
  route('anmelden/fehler', 'accounts/sign-in/sign-in-error.route.tsx'),
  route('abmelden', 'accounts/sign-in/sign-out.route.tsx'),
  route('registrieren', 'accounts/register/register.route.tsx'),
  route('passwort-vergessen', 'accounts/passwords/forgot-password.route.tsx'),
  route('passwort-zuruecksetzen', 'accounts/passwords/reset-password.route.tsx'),
  route('email-bestaetigen', 'accounts/register/confirm-email.route.tsx'),
  route('landing/registered', 'accounts/register/registered.route.tsx'),
  route('newsletter', 'newsletter/newsletter-order.route.tsx'),
  route('newsletter/bestaetigen', 'newsletter/newsletter-confirm.route.tsx'),
  route('newsletter/abmelden', 'newsletter/newsletter-end.route.tsx'),

  route('chats/:chatId?', 'chats/chats.route.tsx'),
  route('meine-vereinbarungen', 'agreements/agreements.route.tsx'),
  route('neues', 'news/news.route.tsx'),

  route('meine-anzeigen', 'adverts/own/my-adverts.route.tsx'),
  route('meine-anzeigen/import', 'imports/imports.route.tsx'),
  route('meine-anzeigen/:advertId/statistik', 'statistics/own/own-statistics.route.tsx'),

  layout('statistics/dashboards/layout.route.tsx', [
    route('dashboards', 'statistics/dashboards/overview.route.tsx'),
    route('dashboards/advertising', 'statistics/dashboards/advertising.route.tsx'),
    route('dashboards/adverts', 'statistics/dashboards/adverts.route.tsx'),
    route('dashboards/categories', 'statistics/dashboards/categories.route.tsx'),
    route('dashboards/marketplace', 'statistics/dashboards/marketplace.route.tsx'),
  ]),
  route('dashboards/:dashboard/csv/:table', 'statistics/dashboards/csv.route.ts'),

  route('wochenzahlen-abbestellen', 'statistics/own/week-mail-end.route.tsx'),
  route('anzeige-verlaengern', 'adverts/own/renew.route.tsx'),

  route('abos', 'payments/subscriptions/plans.route.tsx'),
  route('abos/bestellen/:planId/:period', 'payments/checkout/checkout.route.tsx'),
  route('ordercanceled', 'payments/orders/result.route.tsx', { id: 'orders/canceled' }),
  route('ordercomplete', 'payments/orders/result.route.tsx', { id: 'orders/complete' }),
  route('orderfailure', 'payments/orders/result.route.tsx', { id: 'orders/failure' }),
  route('orderpending', 'payments/orders/result.route.tsx', { id: 'orders/pending' }),
  route('orderservice', 'payments/orders/service.route.tsx'),
  route('vertrag-widerrufen', 'payments/withdrawal/withdrawal.route.tsx'),
  route('zahlungsart-aendern', 'payments/subscriptions/payment-method.route.tsx'),

  route('user/:userId', 'sellers/seller.route.tsx'),
  route('user/:userId/melden', 'moderation/reports/report-seller.route.tsx'),

  route('firma/:slug', 'companies/company.route.tsx'),
  route('firma/:slug/melden', 'moderation/reports/report-company.route.tsx'),
  route('firmen', 'companies/companies.route.tsx'),
  route('meine-firma', 'companies/edit/my-company.route.tsx'),

  route('holzpreise', 'market-prices/market-prices.route.tsx'),
  route('holzpreise/:product', 'market-prices/market-product.route.tsx'),
  route('admin/holzpreise', 'market-prices/market-reports.route.tsx'),

  route('holz-blog', 'blog/blog.route.tsx'),
  route('holz-blog-post/:slug', 'blog/blog-post.route.tsx'),

  route('landing/faie3m', 'landing/campaign.route.tsx'),
  route('landing/:page', 'landing/landing.route.tsx'),
  route('geolocation', 'landing/geolocation.route.tsx'),

  route('holz-tools', 'tools/tools.route.tsx'),
  route('holz-tools/brennwerttabelle-holz', 'tools/fuel-values.route.tsx'),
  route('holz-tools/festmeter-raummeter-rechner', 'tools/volume-units.route.tsx'),
  route('holz-tools/fest-raum-schuettraummeter', 'tools/volume-units.route.tsx', { id: 'tools/volume-units-alias' }),
  route('fest-raum-schuettraummeter', 'tools/volume-units.route.tsx', { id: 'tools/volume-units-short' }),
  route('holz-tools/festmeter-rechner', 'tools/logs/log.route.tsx'),
  route('holz-tools/rundholzrechner', 'tools/logs/log.route.tsx', { id: 'tools/log-alias' }),
  route('rundholzrechner', 'tools/logs/log.route.tsx', { id: 'tools/log-short' }),
  route('holz-tools/rundholz-rechner', 'tools/logs/log-list.route.tsx'),
  route('holz-tools/holz-volumsrechner', 'tools/logs/log-list.route.tsx', { id: 'tools/log-list-alias' }),
  route('holz-volumsrechner', 'tools/logs/log-list.route.tsx', { id: 'tools/log-list-volume' }),
  route('rundholz-rechner', 'tools/logs/log-list.route.tsx', { id: 'tools/log-list-short' }),

  route('sitemap', 'sitemap/sitemap.route.tsx'),

  route('agb', 'legal/legal.route.tsx', { id: 'legal/agb' }),
  route('barrierefreiheit', 'legal/legal.route.tsx', { id: 'legal/barrierefreiheit' }),
  route('cookies', 'legal/legal.route.tsx', { id: 'legal/cookies' }),
  route('datenschutz', 'legal/legal.route.tsx', { id: 'legal/datenschutz' }),
  route('impressum', 'legal/legal.route.tsx', { id: 'legal/impressum' }),
  route('kontaktstelle', 'legal/legal.route.tsx', { id: 'legal/kontaktstelle' }),
  route('presse', 'legal/legal.route.tsx', { id: 'legal/presse' }),
  route('so-reihen-wir', 'legal/legal.route.tsx', { id: 'legal/so-reihen-wir' }),
  route('teilnahme-bedingungen', 'legal/legal.route.tsx', { id: 'legal/teilnahme-bedingungen' }),
  route('flyer', 'legal/flyer.route.tsx'),
  route('linktree', 'legal/linktree.route.tsx'),

  route('darstellung', 'shell/display/display.route.tsx'),
  route('dev/ui', 'shell/dev-ui.route.tsx'),

  route('*', 'shell/not-found.route.tsx'),
] satisfies RouteConfig;
