export type TabLink = { value: string; label: string; href: string };

/** The look of tabs for views with an address each. */
export function TabLinks({ label, links, current }: { label: string; links: readonly TabLink[]; current: string }) {
  return (
    <nav className="tabs" aria-label={label}>
      {links.map((link) => (
        <a key={link.value} className="tab" href={link.href} aria-current={link.value === current ? 'page' : undefined}>
          {link.label}
        </a>
      ))}
    </nav>
  );
}
