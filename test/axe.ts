import axe from 'axe-core';

/** What jsdom cannot check, since it has no layout and paints nothing. The browser tests check these. */
const needsLayout = ['color-contrast', 'target-size', 'scrollable-region-focusable'];

/** Returns one line per barrier that axe finds in the given part of a page. */
export async function barriersIn(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: {
      ...Object.fromEntries(needsLayout.map((id) => [id, { enabled: false }])),
      region: { enabled: false },
    },
  });
  return violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' | ')}`);
}
