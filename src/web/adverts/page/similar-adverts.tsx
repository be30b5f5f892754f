import type { CardItem } from '#web/adverts/card/card-item.parts.ts';
import { paths } from '#contract/paths.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { advertPageTexts } from '#texts/de/adverts/advert.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { AdvertCard } from '#web/adverts/adverts.parts.tsx';

const { similar: texts } = advertPageTexts;

type SimilarAdvertsProps = {
  title: string;
  items: readonly CardItem[];
  category: CategoryCode | null;
  now: string;
};

/** Other offers of the same goods, with a link to all of them. */
export function SimilarAdverts({ title, items, category, now }: SimilarAdvertsProps) {
  if (items.length === 0) return null;
  return (
    <Stack
      as="section"
      gap={4}
      className="similar mt-[var(--gap-section)] [&_h2]:text-xl"
      aria-labelledby="aehnliche"
      data-print="hidden"
    >
      <h2 id="aehnliche">{title}</h2>
      <ul className="advert-grid">
        {items.map((item) => (
          <li key={item.id}>
            <AdvertCard item={item} now={now} categoryIsKnown headingLevel={3} />
          </li>
        ))}
      </ul>
      {category !== null && (
        <p>
          <a href={paths.products(category)}>{texts.all(categoryOf(category).text)}</a>
        </p>
      )}
    </Stack>
  );
}
