import { paths } from '#contract/paths.ts';

/** The form with which a contract can be withdrawn from, in the terms. */
export const MODEL_FORM = `${paths.terms()}#ruecktritt-von-kostenpflichtigen-leistungen`;
