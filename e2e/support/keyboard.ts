import type { ElementHandle, Locator, Page } from 'playwright-core';

const MOST_STOPS = 150;

type Stop = { name: string; isSeen: boolean; isWanted: boolean; isStale: boolean };

/**
 * Presses Tab until the wanted element has the focus; every stop on the way must be visible.
 * @throws with the stops passed
 */
export async function pressTabUntil(page: Page, wanted: Locator): Promise<void> {
  const passed: string[] = [];
  // Found once: to look for a name on the whole page at every stop takes longer than all the rest.
  let target = await wanted.elementHandle();
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    let stop = await describeFocus(page, target);
    if (stop.isStale) {
      target = await wanted.elementHandle();
      stop = await describeFocus(page, target);
    }
    if (!stop.isSeen) throw new Error(`The focus is not in sight on ${stop.name}.`);
    if (stop.isWanted) return;
    passed.push(stop.name);
  }
  throw new Error(`Not reached with Tab; the focus went over: ${passed.join(' → ')}`);
}

/** What has the focus, whether a mark of it can be seen inside the window, and whether it is what is wanted. */
function describeFocus(page: Page, target: ElementHandle | null): Promise<Stop> {
  return page.evaluate((wanted) => {
    const focused = document.activeElement;
    const isWanted = focused === wanted;
    const isStale = !(wanted instanceof Element && wanted.isConnected);
    if (!(focused instanceof HTMLElement) || focused === document.body)
      return { name: 'the page', isSeen: true, isWanted, isStale };
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
    return { name, isSeen: marked !== undefined && isUncovered(marked), isWanted, isStale };
  }, target);
}
