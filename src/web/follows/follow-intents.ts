export const FOLLOW_INTENTS = { follow: 'folgen', end: 'nicht-mehr-folgen' } as const;
