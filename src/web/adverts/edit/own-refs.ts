/**
 * The names of the advert that the wizard on this page works on: none or the device's own at first, then the server's.
 * Its addresses change with them, without the page being asked for again.
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
