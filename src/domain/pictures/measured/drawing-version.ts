/** Part of the address of every drawing, made by "npm run gen" from all files that draw: a kept drawing is never an old one. */
export const DRAWING_VERSION = 'vc9cee3';
