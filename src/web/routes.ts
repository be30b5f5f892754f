import type { RouteConfig } from '@react-router/dev/routes';
import { index, layout, route } from '@react-router/dev/routes';

/** The table of pages. An alias is a second line with the same file and an `id` of its own; 301s are the server's. */
export default [
  layout('shell/calls.route.tsx', [
    index('home/home.route.tsx'),
    route('kaufen-verkaufen/:category?/:param?', 'search/products.route.tsx'),
    route('produkte/:category?/:param?', 'search/products.route.tsx', { id: 'search/products-alias' }),
    route('map/:category?/:param?', 'map/map.route.tsx'),
    route('editadvert/:first/:second?', 'edit-advert/edit-advert.route.tsx'),
    route('user/profil-einstellungen', 'profile/profile.route.tsx'),
  ]),

  route('kaufen-verkaufen/p/:advert', 'adverts/advert.route.tsx'),
  route('ad/:advert', 'adverts/advert.route.tsx', { id: 'adverts/advert-short' }),
  route('ad/:advert/melden', 'moderation/report.route.tsx'),
  route('ad/:advert/widerspruch', 'moderation/objection.route.tsx'),
  route('meine-anzeigen/:advertId/hinweise', 'moderation/feedback.route.tsx'),
  route('admin', 'moderation/queue.route.tsx'),
  route('admin/konten', 'moderation/accounts.route.tsx'),
  route('admin/konten/:userId', 'moderation/account.route.tsx'),
  route('sperre/:token', 'moderation/linked-block.route.tsx'),
  route('admin/werbung', 'advertising/entries.route.tsx'),
  route('admin/werbung/neu', 'advertising/new-entry.route.tsx'),
  route('admin/werbung/:entryId', 'advertising/entry.route.tsx'),
  route('admin/bestellungen', 'payments-admin/orders.route.tsx'),
  route('admin/bank', 'payments-admin/bank.route.tsx'),
  route('admin/gutscheine', 'payments-admin/vouchers.route.tsx'),
  route('admin/:advert', 'moderation/moderate.route.tsx'),
  route('anmelden', 'accounts/sign-in.route.tsx'),
  route('anmelden/link', 'accounts/sign-in-link.route.tsx'),
  route('anmelden/fehler', 'accounts/sign-in-error.route.tsx'),
  route('abmelden', 'accounts/sign-out.route.tsx'),
  route('registrieren', 'accounts/register.route.tsx'),
  route('passwort-vergessen', 'accounts/forgot-password.route.tsx'),
  route('passwort-zuruecksetzen', 'accounts/reset-password.route.tsx'),
  route('email-bestaetigen', 'accounts/confirm-email.route.tsx'),
  route('landing/registered', 'accounts/registered.route.tsx'),
  route('newsletter', 'accounts/newsletter-order.route.tsx'),
  route('newsletter/bestaetigen', 'accounts/newsletter-confirm.route.tsx'),
  route('newsletter/abmelden', 'accounts/newsletter-end.route.tsx'),

  route('chats/:chatId?', 'chats/chats.route.tsx'),
  route('meine-vereinbarungen', 'agreements/agreements.route.tsx'),
  route('neues', 'news/news.route.tsx'),

  route('meine-anzeigen', 'my-adverts/my-adverts.route.tsx'),
  route('meine-anzeigen/import', 'imports/imports.route.tsx'),
  route('meine-anzeigen/:advertId/statistik', 'own-statistics/own-statistics.route.tsx'),

  layout('dashboards/layout.route.tsx', [
    route('dashboards', 'dashboards/overview.route.tsx'),
    route('dashboards/advertising', 'dashboards/advertising.route.tsx'),
    route('dashboards/adverts', 'dashboards/adverts.route.tsx'),
    route('dashboards/categories', 'dashboards/categories.route.tsx'),
    route('dashboards/marketplace', 'dashboards/marketplace.route.tsx'),
  ]),
  route('dashboards/:dashboard/csv/:table', 'dashboards/csv.route.ts'),

  route('wochenzahlen-abbestellen', 'own-statistics/week-mail-end.route.tsx'),
  route('anzeige-verlaengern', 'my-adverts/renew.route.tsx'),

  route('abos', 'orders/plans.route.tsx'),
  route('abos/bestellen/:planId/:period', 'orders/checkout.route.tsx'),
  route('ordercanceled', 'orders/result.route.tsx', { id: 'orders/canceled' }),
  route('ordercomplete', 'orders/result.route.tsx', { id: 'orders/complete' }),
  route('orderfailure', 'orders/result.route.tsx', { id: 'orders/failure' }),
  route('orderpending', 'orders/result.route.tsx', { id: 'orders/pending' }),
  route('orderservice', 'orders/service.route.tsx'),
  route('vertrag-widerrufen', 'orders/withdrawal.route.tsx'),
  route('zahlungsart-aendern', 'orders/payment-method.route.tsx'),

  route('user/:userId', 'sellers/seller.route.tsx'),
  route('user/:userId/melden', 'moderation/report-seller.route.tsx'),

  route('firma/:slug', 'companies/company.route.tsx'),
  route('firma/:slug/melden', 'moderation/report-company.route.tsx'),
  route('firmen', 'companies/companies.route.tsx'),
  route('meine-firma', 'companies/my-company.route.tsx'),

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
  route('holz-tools/festmeter-rechner', 'tools/log.route.tsx'),
  route('holz-tools/rundholzrechner', 'tools/log.route.tsx', { id: 'tools/log-alias' }),
  route('rundholzrechner', 'tools/log.route.tsx', { id: 'tools/log-short' }),
  route('holz-tools/rundholz-rechner', 'tools/log-list.route.tsx'),
  route('holz-tools/holz-volumsrechner', 'tools/log-list.route.tsx', { id: 'tools/log-list-alias' }),
  route('holz-volumsrechner', 'tools/log-list.route.tsx', { id: 'tools/log-list-volume' }),
  route('rundholz-rechner', 'tools/log-list.route.tsx', { id: 'tools/log-list-short' }),

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

  route('darstellung', 'shell/display.route.tsx'),
  route('dev/ui', 'shell/dev-ui.route.tsx'),

  route('*', 'shell/not-found.route.tsx'),
] satisfies RouteConfig;
