/** What the buttons of the line on the listing ask for. */
export const NEED_ACTS = { forget: 'vergessen', totals: 'gesamt', unitPrices: 'einheit' } as const;
