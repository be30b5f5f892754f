import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useState } from 'react';

export type Tab = { value: string; label: string; content: ReactNode };

/** Parts of one page, one at a time. Parts with an address of their own are `TabLinks`. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly [Tab, ...Tab[]] }) {
  const id = useId();
  const [current, setCurrent] = useState(tabs[0].value);
  const select = (value: string) => {
    setCurrent(value);
    document.getElementById(`${id}-${value}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const here = tabs.findIndex((tab) => tab.value === current);
    const target = {
      ArrowRight: tabs[(here + 1) % tabs.length],
      ArrowLeft: tabs.at(here - 1),
      Home: tabs[0],
      End: tabs.at(-1),
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select(target.value);
  };
  return (
    <div className="min-w-0">
      <div role="tablist" aria-label={label} className="tabs">
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            className="tab"
            aria-selected={tab.value === current}
            aria-controls={`${id}-${tab.value}-panel`}
            tabIndex={tab.value === current ? 0 : -1}
            onClick={() => setCurrent(tab.value)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
          hidden={tab.value !== current}
          tabIndex={0}
          className="pt-4"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

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
