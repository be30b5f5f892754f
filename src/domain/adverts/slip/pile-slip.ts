/** Most characters of what a seller writes on a slip, so that it fits on A5; product decision. */
export const SLIP_LIMITS = { lotNumber: 12, place: 120, access: 240, contact: 120 } as const;

/** Slips of a seller are numbered by year and count, as long as the seller has no numbers of its own. */
export const suggestedLotNumber = (year: number, slipsSoFar: number): string => `${year}-${slipsSoFar + 1}`;
