const END_OF_HEAD = '</head>';

/**
 * Marks the module preloads in the head of a page as less urgent than its stylesheet, fonts and first photos. The router
 * has no option for it.
 */
export function lowerModulePreloads(html: string): string {
  const end = html.indexOf(END_OF_HEAD);
  const head = html.slice(0, end).replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"');
  return head + html.slice(end);
}
