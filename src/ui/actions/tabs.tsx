import { useLayoutEffect, useRef } from 'react';

export type TabLink = { value: string; label: string; href: string };

/** The look of tabs for views with an address each. Where they are wider than the screen, the present one is in sight. */
export function TabLinks({ label, links, current }: { label: string; links: readonly TabLink[]; current: string }) {
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const tab = row.current?.querySelector('[aria-current]');
    if (row.current === null || !tab) return;
    // Not scrollIntoView: it would scroll the page as well, where that was opened further down.
    const [shown, wanted] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    row.current.scrollLeft += Math.max(0, wanted.right - shown.right) + Math.min(0, wanted.left - shown.left);
  }, [current]);
  return (
    <nav ref={row} className="tabs" aria-label={label}>
      {links.map((link) => (
        <a key={link.value} className="tab" href={link.href} aria-current={link.value === current ? 'page' : undefined}>
          {link.label}
        </a>
      ))}
    </nav>
  );
}
