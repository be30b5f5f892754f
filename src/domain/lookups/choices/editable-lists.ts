import { CERTIFICATES } from '#domain/lookups/certificates.data.ts';
import { EQUIPMENT } from '#domain/lookups/equipment.data.ts';
import type { EditableList } from './retired-choices.ts';
import { SERVICE_CATEGORIES } from '#domain/lookups/service-categories.data.ts';

export type EditableRow = { id: number; text: string; group?: string };

const ROWS: Readonly<Record<EditableList, readonly EditableRow[]>> = { SERVICE_CATEGORIES, EQUIPMENT, CERTIFICATES };

/** Returns the entries of a list in the order of the trade. */
export const editableRows = (list: EditableList): readonly EditableRow[] => ROWS[list];
