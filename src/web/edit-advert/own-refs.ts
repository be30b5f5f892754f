/** Adverts that the wizard on this page works on: their addresses change without the page being asked for again. */
const own = new Set<string>();

export const keepRef = (ref: string): void => void own.add(ref);
export const isOwnRef = (ref: string): boolean => own.has(ref);
