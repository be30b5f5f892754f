import type { Config } from '#server/platform/config.ts';

/** Whether sample accounts may sign in: their passwords are printed at the start, so not in production. */
export const admitsSamples = ({ isProduction }: Pick<Config, 'isProduction'>): boolean => !isProduction;
