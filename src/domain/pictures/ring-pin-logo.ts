import { MARKING_ORANGE, SPRUCE_GREEN } from './colour.ts';

export type LogoColours = { readonly line: string; readonly pith: string };

/** Returns the mark of the product, growth rings that close into a map pin, as an SVG of 32 by 40 in the given colours. */
export function ringPinLogo(colours: LogoColours = { line: SPRUCE_GREEN, pith: MARKING_ORANGE }): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40" width="32" height="40" aria-hidden="true">' +
    `<g fill="none" stroke="${colours.line}" stroke-linecap="round" stroke-linejoin="round">` +
    '<path d="M16 38.5 6.7 24.9A13 13 0 1 1 25.3 24.9z" stroke-width="3"/>' +
    '<path d="M22.3 21.5A8.2 8.2 0 1 1 24 17.5" stroke-width="2.6"/><path d="M12.5 13.8a4 4 0 1 1-.3 4.4" stroke-width="2.2"/></g>' +
    `<circle cx="15.7" cy="16" r="1.5" fill="${colours.pith}"/></svg>`
  );
}
