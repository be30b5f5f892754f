import type { Page } from 'playwright-core';

/** A finger of an adult needs about this much, in CSS pixels. */
const LEAST_TARGET_IN_PX = 40;
/** A fifth of what Core Web Vitals call good. */
const MOST_SHIFT = 0.02;
/** Up to here no eye tells a stretched picture; the next file would have twice the bytes. */
const MOST_STRETCH = 1.05;

type Shift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** Notes what moves from the first frame of each document on; before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'layoutShifts', shifts);
    // The browser's own type of these entries is not among those of the compiler.
    const note = (list: PerformanceObserverEntryList): void => {
      shifts.push(...(list.getEntries() as unknown as Shift[]));
    };
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What moved while the page was loading, if it was more than a reader may see. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(async (most) => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const shifts: Shift[] = Reflect.get(window, 'layoutShifts') ?? [];
    const own = shifts.filter((shift) => !shift.hadRecentInput);
    const sum = own.reduce((total, { value }) => total + value, 0);
    if (sum <= most) return [];
    const moved = own.flatMap(({ sources }) => sources.map(({ node }) => node));
    const names = moved.map((node) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}` : 'what is gone';
    });
    return [`layout shift of ${sum.toFixed(3)}: ${[...new Set(names)].slice(0, 6).join(' | ')}`];
  }, MOST_SHIFT);
}

/** Headings that leave out a level, and pages without exactly one of the first. */
export function headingsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
      heading.checkVisibility(),
    );
    const levels = shown.map((heading) => Number(heading.tagName[1]));
    const firsts = levels.filter((level) => level === 1).length;
    const jumps = shown.filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 1) + 1);
    return [
      ...(firsts === 1 ? [] : [`${firsts} headings of the first level`]),
      ...jumps.map(
        (heading) => `${heading.tagName.toLowerCase()} „${heading.textContent.trim().slice(0, 40)}“ leaves out a level`,
      ),
    ];
  });
}

/** Links, buttons and fields smaller than a finger. */
export function smallTargetsOf(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    type Size = { width: number; height: number };
    const TARGETS = 'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="button"]';
    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      // One pixel: what only a screen reader meets until it has the focus.
      return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    };
    const union = (boxes: DOMRect[]): Size => ({
      width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
      height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
    });
    /** A link that covers its card does it by an absolute box of its own. */
    const overlays = (element: Element): Size[] =>
      ['::before', '::after'].flatMap((pseudo) => {
        const { content, position, width, height } = getComputedStyle(element, pseudo);
        const isOverlay = content !== 'none' && content !== 'normal' && position === 'absolute';
        return isOverlay ? [{ width: Number.parseFloat(width), height: Number.parseFloat(height) }] : [];
      });
    const sizeOf = (element: Element): Size => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const parts = [element, ...element.querySelectorAll('*'), ...labels].filter(isShown);
      const sizes = [union(parts.map((part) => part.getBoundingClientRect())), ...overlays(element)];
      return {
        width: Math.max(...sizes.map(({ width }) => width)),
        height: Math.max(...sizes.map(({ height }) => height)),
      };
    };
    /** WCAG 2.5.8 leaves out what stands in a sentence: the height of its lines is that of the text around it. */
    const isInSentence = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block !== null && getComputedStyle(block).display === 'inline') block = block.parentElement;
      if (block === null) return false;
      const around = block.cloneNode(true) as Element;
      for (const target of around.querySelectorAll(`${TARGETS}, .only-read`)) target.remove();
      return /\p{L}{2}/u.test(around.textContent);
    };
    const nameOf = (element: Element): string => {
      const words = element.getAttribute('aria-label') ?? element.textContent.trim();
      const kind = element.getAttribute('class') ?? element.parentElement?.getAttribute('class') ?? '';
      return `${element.tagName.toLowerCase()}.${kind.split(' ').slice(0, 3).join('.')} „${words.replaceAll(/\s+/g, ' ').slice(0, 30)}“`;
    };
    const found = [...document.querySelectorAll(TARGETS)].flatMap((element) => {
      if (!isShown(element)) return [];
      const { width, height } = sizeOf(element);
      if (width >= least - 0.5 && height >= least - 0.5) return [];
      // 2.5.8 leaves out marks of a map too, which stand where the adverts are.
      if (isInSentence(element) || element.closest('.map-pin')) return [];
      return [`${nameOf(element)} is ${Math.round(width)} × ${Math.round(height)} px`];
    });
    return [...new Set(found)];
  }, LEAST_TARGET_IN_PX);
}

/** Pictures drawn larger than the file that was loaded for them. */
export async function softPicturesOf(page: Page): Promise<string[]> {
  // A file for the new width is on its way for a moment after the window has changed.
  for (let tries = 0; tries < 8; tries += 1) {
    const found = await softPicturesNow(page);
    if (found.length === 0) return [];
    await page.waitForTimeout(100);
  }
  return softPicturesNow(page);
}

function softPicturesNow(page: Page): Promise<string[]> {
  return page.evaluate(
    (most) =>
      [...document.images].flatMap((image) => {
        const { width } = image.getBoundingClientRect();
        const file = image.currentSrc;
        if (!image.checkVisibility() || width === 0 || file === '' || /^data:|\.svg(?:$|\?)/.test(file)) return [];
        const sets = [image, ...(image.parentElement?.querySelectorAll('source') ?? [])].map(({ srcset }) => srcset);
        const candidates = sets.flatMap((set) => set.split(/,\s+/)).map((entry) => entry.trim().split(/\s+/));
        const named = candidates.find(
          ([url]) => url !== undefined && new URL(url, document.baseURI).href === file,
        )?.[1];
        // What the browser reports of a file from a set is the width it was asked for.
        const own = named?.endsWith('w') ? Number.parseInt(named, 10) : image.naturalWidth;
        if (own === 0 || width <= own * most) return [];
        return [
          `${Math.round(width)} px wide picture from ${own} px: ${new URL(file).pathname.slice(0, 60)} (${image.sizes})`,
        ];
      }),
    MOST_STRETCH,
  );
}

/** Popovers of which a part lies outside the window, with the button in the middle of it. */
export function clippedPopoversOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
    const edges = (box: DOMRect): string =>
      `${Math.round(box.left)}…${Math.round(box.right)} × ${Math.round(box.top)}…${Math.round(box.bottom)} of ${innerWidth} × ${innerHeight}`;
    const opened = new Set<string>();
    for (const button of document.querySelectorAll<HTMLElement>('[popovertarget]')) {
      const surface = document.getElementById(button.getAttribute('popovertarget') ?? '');
      const name = `${surface?.getAttribute('aria-label')}`;
      // The twentieth menu of a list opens as the first one does.
      if (surface === null || opened.has(name) || !button.checkVisibility({ visibilityProperty: true })) continue;
      opened.add(name);
      button.scrollIntoView({ block: 'center' });
      button.click();
      await frame();
      await frame();
      const box = surface.getBoundingClientRect();
      const isWhole = box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
      if (box.width === 0 || !isWhole) found.push(`popover „${name}“ is clipped: ${edges(box)}`);
      if (surface.matches(':popover-open')) surface.hidePopover();
    }
    return found;
  });
}

/** Letters of twice the size, as a reader sets them in the browser; until the page is loaded again. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Links, buttons and fields of which a part can be neither seen nor scrolled to, and fields too narrow for two digits. */
export function clippedControlsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'a[href], button, summary, select, textarea, input:not([type="hidden"])';
    const LETTERED = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="hidden"])';
    /** Left and right edge of what is shown of an element's content; null where it can be scrolled sideways. */
    const shownPart = (element: Element): readonly [number, number] | null => {
      let [left, right] = [0, document.documentElement.clientWidth];
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        if (overflowX === 'auto' || overflowX === 'scroll') return null;
        if (overflowX === 'visible') continue;
        const box = around.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      }
      return [left, right];
    };
    const nameOf = (element: Element): string => {
      const words = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent.trim();
      return `${element.tagName.toLowerCase()} „${words.replaceAll(/\s+/g, ' ').slice(0, 30)}“`;
    };
    const shown = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      // Marks of a map stand where the adverts are, whatever part of it is shown.
      return (
        element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1 && !element.closest('.map-pin')
      );
    });
    const found = shown.flatMap((element) => {
      const box = element.getBoundingClientRect();
      const part = shownPart(element);
      if (part !== null && (box.left < part[0] - 1 || box.right > part[1] + 1)) {
        return [`${nameOf(element)} is clipped: ${Math.round(box.left)}…${Math.round(box.right)} of ${part.join('…')}`];
      }
      if (!element.matches(LETTERED)) return [];
      const { paddingLeft, paddingRight, fontSize } = getComputedStyle(element);
      const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return room < Number.parseFloat(fontSize)
        ? [`${nameOf(element)} has ${Math.round(room)} px for its letters`]
        : [];
    });
    return [...new Set(found)];
  });
}

/** Figures of which a part stands on the next line, as "€ 15," and "50". */
export function brokenFiguresOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    // What is only read aloud stands in a box of one pixel.
    const isOnlyRead = (element: Element | null): boolean =>
      element !== null &&
      ((element.clientWidth === 1 && element.clientHeight === 1) || isOnlyRead(element.parentElement));
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const words = node.nodeValue ?? '';
      for (const { 0: figure, index } of words.matchAll(/(?<![\w.,/-])\d[\d.,]*\d(?![\w/-])/g)) {
        if (!node.parentElement?.checkVisibility({ visibilityProperty: true }) || isOnlyRead(node.parentElement)) break;
        range.setStart(node, index);
        range.setEnd(node, index + figure.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${figure} in „${words.slice(0, 40)}“ breaks over ${lines.size} lines`);
      }
    }
    return [...new Set(found)];
  });
}

/** Headings of pages that do not begin at the page's edge, or are larger or smaller than the others. */
export type OwnHead = { edge?: true; size?: true };

/** Where the line of the page's heading begins, what size it has and whether it and the header keep to their room. */
export function frameOf(page: Page, own: OwnHead = {}): Promise<string[]> {
  return page.evaluate((allowed) => {
    const heading = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility());
    const header = document.querySelector('.site-header');
    if (heading === undefined || header === null) return ['there is no heading or no header'];
    const logo = header.querySelector('.logo');
    const words = document.createRange();
    words.selectNodeContents(heading);
    const box = words.getBoundingClientRect();
    // A page that is a map names itself to screen readers only.
    if (box.width <= 1 || heading.matches('.only-read')) return [];
    let [left, around]: [number, Element | null] = [box.left, heading];
    // A picture, a menu or another column before it begins its line.
    while (around !== null && !around.matches('.wrap, main')) {
      for (let before = around.previousElementSibling; before !== null; before = before.previousElementSibling) {
        const { left: start, top, bottom, width } = before.getBoundingClientRect();
        if (width > 1 && bottom > box.top && top < box.bottom) left = Math.min(left, start);
      }
      around = around.parentElement;
    }
    const edge = logo?.getBoundingClientRect().left ?? 0;
    const root = getComputedStyle(document.documentElement);
    const usual = Number.parseFloat(root.getPropertyValue('--text-3xl')) * Number.parseFloat(root.fontSize);
    const size = Number.parseFloat(getComputedStyle(heading).fontSize);
    const end = (heading.parentElement ?? heading).getBoundingClientRect().right;
    const found = [
      [
        !allowed.edge && Math.abs(left - edge) > 1.5,
        `the heading's line begins at ${left} px, the header at ${edge} px`,
      ],
      [!allowed.size && Math.abs(size - usual) > 0.1, `the heading has ${size} px, others ${usual} px`],
      [box.right > end + 1, `the heading ends ${Math.round(box.right - end)} px outside of its column`],
      [header.getBoundingClientRect().height > 72, 'the header has more than one line'],
    ] as const;
    return found.flatMap(([isFault, words_]) => (isFault ? [words_] : []));
  }, own);
}
