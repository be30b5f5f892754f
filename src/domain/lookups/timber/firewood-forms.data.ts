import { indexBy } from '#domain/lookups/lookup-index.ts';
import type { LookupRow } from '#domain/lookups/lookup-index.ts';

/** A row with the words it has on a card. */
export type FirewoodForm = LookupRow & { shortText: string };

/** Whether firewood was split. Source: trade usage in Austria ("gespalten", "rund" for thin logs that stay as they are). */
export const FIREWOOD_FORMS: readonly FirewoodForm[] = [
  { id: 1, code: 'GESPALTEN', text: 'gespalten', shortText: 'gespalten' },
  { id: 2, code: 'RUND', text: 'rund, nicht gespalten', shortText: 'rund' },
  { id: 3, code: 'GEMISCHT', text: 'teils gespalten, teils rund', shortText: 'teils rund' },
];

export const firewoodFormByCode = indexBy(FIREWOOD_FORMS, (row) => row.code);
