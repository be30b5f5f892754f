/** What is counted; the names stay as they are once they are written. */
export const EVENT_TYPES = [
  'LOGIN',
  'LOGOUT',
  'REGISTERED',
  'PAGE_OPENED',
  'PRODUCTS_FILTERED',
  'PRODUCT_DETAILS_FETCHED',
  'CONTACT_PHONE_CLICKED',
  'CONTACT_EMAIL_CLICKED',
  'CONTACT_SHOP_CLICKED',
  'CONTACT_CHAT_CLICKED',
  'ADVERTISING_SHOWN',
  'ADVERTISING_CLICKED',
  'PAYMENT_STARTED',
  'PAYMENT_COMPLETED',
  'PAYMENT_CANCELED',
  'PAYMENT_FAILED',
  'BLOG_LIST_OPENED',
  'BLOG_POST_OPENED',
  'TOOL_USED',
  'LANDING_PAGE_OPENED',
  'ADVERT_PUBLISHED',
  'AGREEMENT_MADE',
  'SLIP_SCANNED',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Ways to reach a seller, in the order in which they are shown. */
export const CONTACT_TYPES = [
  'CONTACT_PHONE_CLICKED',
  'CONTACT_EMAIL_CLICKED',
  'CONTACT_SHOP_CLICKED',
  'CONTACT_CHAT_CLICKED',
] as const satisfies readonly EventType[];

/** What only a browser can see; everything else is counted where it happens, whatever a browser says of it. */
export const BROWSER_TYPES = [
  'PAGE_OPENED',
  'PRODUCTS_FILTERED',
  'PRODUCT_DETAILS_FETCHED',
  'CONTACT_SHOP_CLICKED',
  'ADVERTISING_SHOWN',
  'ADVERTISING_CLICKED',
  'TOOL_USED',
] as const satisfies readonly EventType[];
export type BrowserType = (typeof BROWSER_TYPES)[number];
