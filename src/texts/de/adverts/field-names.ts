/** How a field is spoken of: with its article, in the nominative; `unit` follows figures, cents are shown in euros. */
export type FieldName = { name: string; unit?: string; isPlural?: true; inCents?: true; format?: string };

export const singular = (name: string, unit?: string): FieldName => (unit === undefined ? { name } : { name, unit });
export const plural = (name: string): FieldName => ({ name, isPlural: true });
export const money = (name: string): FieldName => ({ name, inCents: true });
export const formed = (name: string, format: string): FieldName => ({ name, format });
