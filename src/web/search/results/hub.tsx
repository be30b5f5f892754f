import { ChipLink, Chips } from '#ui/chip.tsx';
import type { HubView } from '#web/search/listing/listing-types.ts';

/** A category, a state or a kind of wood as a whole, and the way to its neighbours. */
export function Hub({ hub: { title, sentence, groups } }: { hub: HubView }) {
  return (
    <section className="listing-hub" aria-labelledby="ueberblick">
      <h2 id="ueberblick">{title}</h2>
      <p>{sentence}</p>
      {groups.map((group) => (
        <div key={group.title} className="listing-hub-group">
          <p>{group.title}</p>
          <Chips label={group.title}>
            {group.links.map(({ label, href, count }) => (
              <ChipLink key={href} href={href}>
                {label} <span className="text-ink-soft">{count}</span>
              </ChipLink>
            ))}
          </Chips>
        </div>
      ))}
    </section>
  );
}
