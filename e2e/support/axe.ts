import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that depend on colours alone, for testing the same page in the other theme. */
export const COLOUR_RULES: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** Only one rule, about locked orientation, would load stylesheets again, and no style here needs it. */
const QUICK: RunOptions = { resultTypes: ['violations'], preload: false };

/** One line per violation that axe finds on the current page: rule and element. */
export async function barriersOn(page: Page, options: RunOptions = {}): Promise<string[]> {
  await standStill(page);
  // Evaluated by the test driver, which the page's own security policy does not concern; once for each document.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(document, ${JSON.stringify({ ...QUICK, ...options })}).then((found) => found.violations)`,
  );
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`);
    return `${id}: ${nodes.length} × ${places.join(' | ')}`;
  });
}

const LONGEST_FADE_IN_MS = 600;

/** Waits until colours that fade into another theme have arrived: half-way they are no fault. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    const arrived = Promise.allSettled(fades.map((fade) => fade.finished));
    await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, longest))]);
  }, LONGEST_FADE_IN_MS);
}

/** Elements that make the page wider than its window; empty where it does not scroll sideways. */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const names = wide.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
    return [`${scrollWidth - clientWidth} px too wide`, ...new Set(names)].slice(0, 9);
  });
}
