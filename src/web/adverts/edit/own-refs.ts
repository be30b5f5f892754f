/**
 * The ids of the advert in the wizard of this page: none or a local one at first, then the server's. Its address
 * changes with them, without reloading the page.
 */
let names: ReadonlySet<string | null> = new Set();

/** Another wizard begins, under the name it was opened with. */
export const beginWizard = (ref: string | null): void => {
  names = new Set([ref]);
};
export const keepRef = (ref: string): void => {
  names = new Set([...names, ref]);
};

/** Whether two addresses mean the advert of this wizard; without a name the second would be a new one. */
export const areOneAdvert = (from: string | null, to: string | null): boolean =>
  to !== null && names.has(from) && names.has(to);
