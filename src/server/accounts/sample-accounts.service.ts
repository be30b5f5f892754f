import type { Config } from '#server/platform/config.ts';

/** Whether sample accounts may sign in: every start of a sample prints their passwords, so production keeps them out. */
export const admitsSamples = ({ isProduction }: Pick<Config, 'isProduction'>): boolean => !isProduction;
