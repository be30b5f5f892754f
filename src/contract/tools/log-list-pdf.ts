import { paths } from '#contract/paths.ts';

/** Where the measuring list is printed; takes the query of its page. */
export const LOG_LIST_PDF_PATH = `${paths.logListCalculator()}/abmassliste.pdf`;
