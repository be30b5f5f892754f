import { useLayoutEffect, useRef } from 'react';
import { productsTexts } from '#texts/de/search/products.ts';
import { Chips, RemovableChip } from '#ui/marks/chip.tsx';
import type { ListingWords } from '#web/search/listing/listing-types.parts.ts';

/** A chip goes with its filter: the focus moves on to the next one, or to the last. Without any the page's heading has it. */
export function useChipFocus(words: ListingWords) {
  const row = useRef<HTMLDivElement>(null);
  const left = useRef(-1);
  const chips = () => [...(row.current?.querySelectorAll<HTMLElement>('.chip') ?? [])];
  useLayoutEffect(() => {
    if (left.current >= 0 && document.activeElement === document.body)
      (chips()[left.current] ?? chips().at(-1))?.focus();
    left.current = -1;
  }, [words]);
  const onClick = () => {
    left.current = chips().findIndex((chip) => chip === document.activeElement);
  };
  return { ref: row, onClick };
}

/** Every applied filter as a chip that takes it away, and one link for all of them. */
export function AppliedChips({ words: { chips, clearHref } }: { words: ListingWords }) {
  if (chips.length === 0) return null;
  return (
    <Chips label={productsTexts.applied} isLine>
      {chips.map(({ label, href }) => (
        <RemovableChip key={label} label={label} href={href} data-keep-scroll="" />
      ))}
      {chips.length > 1 && (
        <a className="button button-text flex-none min-h-9 py-0 text-xs" href={clearHref} data-keep-scroll="">
          {productsTexts.clearAll}
        </a>
      )}
    </Chips>
  );
}

/** What the search made of the words, each part with a way to take it out of the line. */
export function ReadWords({ words: { understood } }: { words: ListingWords }) {
  if (understood.length === 0) return null;
  return (
    <div className="chips-said flex items-center gap-2.5 min-w-0 text-ink-soft text-sm [&>span]:flex-none">
      <span>{productsTexts.understood}</span>
      <Chips label={productsTexts.understood} isLine>
        {understood.map(({ label, href }) => (
          <RemovableChip key={label} label={label} href={href} data-keep-scroll="" />
        ))}
      </Chips>
    </div>
  );
}

/** What was mistyped. */
export function Correction({ words: { correction } }: { words: ListingWords }) {
  if (correction === null) return null;
  return (
    <p className="text-sm">
      {correction.said}{' '}
      {correction.meant !== null && (
        <>
          {productsTexts.meant} <a href={correction.meant.href}>{correction.meant.label}</a>?
        </>
      )}
    </p>
  );
}
