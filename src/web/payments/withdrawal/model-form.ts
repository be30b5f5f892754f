import { paths } from '#contract/paths.ts';

/** The part of the terms with the form with which a contract can be withdrawn from. */
export const MODEL_FORM = `${paths.terms()}#kostenpflichtige-leistungen`;
