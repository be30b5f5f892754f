/** The version of the terms that an order is made under: the date at the head of the terms. */
export const ORDER_TERMS_VERSION = '2026-11-26';
