/** The time as services see it; tests set their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
