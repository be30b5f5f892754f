import type { BlockGround } from '#domain/moderation/report-reasons.ts';

/** Ground of a decision with its place, as who it concerns reads it. */
export const groundOf = (ground: BlockGround, groundText: string): string =>
  ground === 'TERMS' ? `unsere AGB, ${groundText}` : groundText;
