/** Sent to the window when the router has shown another page. */
export const PAGE_CHANGE = 'stammplatz:page';

/** State of a navigation that only renames the current page: the focus stays. */
export const renamedPageState = (formerPathname: string) => ({ formerPathname });

/** The address the page had before it was renamed; undefined for any other navigation. */
export function formerPathname(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('formerPathname' in state)) return undefined;
  return typeof state.formerPathname === 'string' ? state.formerPathname : undefined;
}

/** Moves the focus to the heading of the page, without scrolling. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
