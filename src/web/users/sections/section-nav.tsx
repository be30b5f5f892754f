import { useEffect, useRef, useState } from 'react';
import { profileTexts } from '#texts/de/users/profile.ts';
import { Caret } from '#ui/marks/caret.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { VisuallyHidden } from '#ui/marks/visually-hidden.tsx';
import type { SectionId } from '#web/users/profile-forms.ts';
import { SECTION_IDS } from '#web/users/profile-forms.ts';
import { SECTION_ICONS } from './section.tsx';
import { SectionLink } from './section-link.tsx';

const { nav: texts, sections } = profileTexts;

type SectionNavProps = {
  needAttention: ReadonlySet<SectionId>;
  /** The sections of this account in their order. */
  sections: readonly SectionId[];
};

/** Ways to the sections: a list at the side, on phones behind a line that stays in sight. */
export function SectionNav({ needAttention, sections: ids }: SectionNavProps) {
  const current = useSectionInView();
  const [isOpen, setIsOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const place = texts.place(ids.indexOf(current) + 1, ids.length);
  useCloseOutside(nav, isOpen, setIsOpen);
  return (
    <nav ref={nav} className="profile-nav" aria-label={texts.label} data-open={isOpen || undefined} data-print="hidden">
      <button
        type="button"
        className="profile-nav-toggle"
        aria-expanded={isOpen}
        aria-label={texts.current(sections[current], place)}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={SECTION_ICONS[current]} className="text-spruce" />
        <span>{sections[current]}</span> <span className="ml-auto text-ink-soft text-sm">{place}</span>
        <Caret className="size-4" />
      </button>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <SectionLink id={id} isCurrent={id === current} onFollow={() => setIsOpen(false)}>
              <Icon name={SECTION_ICONS[id]} />
              <span>{sections[id]}</span>
              {needAttention.has(id) && (
                <span className="size-2.5 ml-auto rounded-[50%] bg-orange">
                  <VisuallyHidden>({texts.attention})</VisuallyHidden>
                </span>
              )}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The section that the upper third of the window shows. */
function useSectionInView(): SectionId {
  const [current, setCurrent] = useState<SectionId>('konto');
  useEffect(() => {
    const shown = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) shown.add(target.id);
          else shown.delete(target.id);
        }
        const first = SECTION_IDS.find((id) => shown.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: '-72px 0px -66% 0px' },
    );
    for (const id of SECTION_IDS) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

/** An open list closes on Escape and on a click outside. */
function useCloseOutside(
  nav: { readonly current: HTMLElement | null },
  isOpen: boolean,
  setIsOpen: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) setIsOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      nav.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [nav, isOpen, setIsOpen]);
}
