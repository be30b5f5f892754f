import { Stack } from '#ui/layout/layout.tsx';
import { ChipLink, Chips } from '#ui/marks/chip.tsx';
import { readyMade } from '#web/page/ready-made/ready-made.ts';
import type { HubView } from '#web/search/listing/listing-types.parts.ts';

/** A category, a state or a kind of wood as a whole, and the way to its neighbours. */
export function Hub({ hub }: { hub: HubView }) {
  const { title, sentence, groups } = hub;
  const frame = {
    as: 'section',
    gap: 3,
    className: 'mt-10 pt-6 border-t border-seam [&>h2]:text-lg',
    'aria-labelledby': 'ueberblick',
  } as const;
  const heading = <h2 id="ueberblick">{title}</h2>;
  const line = <p>{sentence}</p>;
  const links = groups.map((group) => (
    <Stack gap={1.5} key={group.title} className="listing-hub-group text-ink-soft text-sm">
      <p>{group.title}</p>
      <Chips label={group.title}>
        {group.links.map(({ label, href, count }) => (
          <ChipLink key={href} href={href}>
            {label} <span className="flex-none text-ink-soft">{count}</span>
          </ChipLink>
        ))}
      </Chips>
    </Stack>
  ));
  return readyMade === null ? (
    <Stack {...frame}>
      {heading}
      {line}
      {links}
    </Stack>
  ) : (
    <Stack
      {...frame}
      dangerouslySetInnerHTML={{
        __html: readyMade(`hub${JSON.stringify(hub)}`, () => (
          <>
            {heading}
            {line}
            {links}
          </>
        )),
      }}
    />
  );
}
