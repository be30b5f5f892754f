import type { Locator, Page } from 'playwright-core';

const MOST_STOPS = 150;

/**
 * Presses Tab until the wanted element has the focus; every stop on the way must be visible.
 * @throws with the stops passed
 */
export async function pressTabUntil(page: Page, wanted: Locator): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const { name, isSeen } = await describeFocus(page);
    if (!isSeen) throw new Error(`The focus is not in sight on ${name}.`);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    passed.push(name);
  }
  throw new Error(`Not reached with Tab; the focus went over: ${passed.join(' → ')}`);
}

/** What has the focus, and whether a mark of it can be seen inside the window. */
function describeFocus(page: Page): Promise<{ name: string; isSeen: boolean }> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return { name: 'the page', isSeen: true };
    const name = `${focused.tagName.toLowerCase()} „${(focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 40)}“`;
    // Fields, hidden radio buttons and links of whole cards are marked on the frame around them.
    const frames: Element[] = [];
    for (let frame: Element | null = focused; frame !== null && frames.length < 6; frame = frame.parentElement)
      frames.push(frame);
    const isMarked = (element: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const isUncovered = (element: Element): boolean => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
      const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
      const shown = document.elementFromPoint(x, y);
      return shown !== null && (element.contains(shown) || shown.contains(element));
    };
    const marked = frames.find(isMarked);
    return { name, isSeen: marked !== undefined && isUncovered(marked) };
  });
}
