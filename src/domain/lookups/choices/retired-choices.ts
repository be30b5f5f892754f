/** Lists of the trade, without norms behind them: administrators say which of their entries are offered. */
export const EDITABLE_LISTS = ['SERVICE_CATEGORIES', 'EQUIPMENT', 'CERTIFICATES'] as const;
export type EditableList = (typeof EDITABLE_LISTS)[number];

/** Ids that are not offered any more; what has them already keeps them. */
export type RetiredChoices = Readonly<Record<EditableList, readonly number[]>>;
export const NOTHING_RETIRED: RetiredChoices = { SERVICE_CATEGORIES: [], EQUIPMENT: [], CERTIFICATES: [] };

/** Returns the entries that are offered, and of the others those that are chosen already. */
export const offeredRows = <Row extends { id: number }>(
  rows: readonly Row[],
  { retired, chosen }: { retired: readonly number[]; chosen: readonly number[] },
): Row[] => rows.filter(({ id }) => !retired.includes(id) || chosen.includes(id));
