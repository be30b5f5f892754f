import { paths } from '#contract/paths.ts';
import type { ListingView } from '#domain/search/address/request-words.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { productsTexts } from '#texts/de/products.ts';
import { LinkButton } from '#ui/button.tsx';
import { ChipLink, Chips } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { chipLabel } from '#web/search/chip-label.ts';
import { hrefOf, hrefWithout } from '#web/search/listing-address.ts';
import type { Counted, ZeroHelp } from '#web/search/zero-help.ts';

const texts = productsTexts.zero;

type ZeroHitsProps = { request: SearchRequest; help: ZeroHelp | null; view: ListingView; placeName: string | null };

/** Nothing found: the most useful way out first, every way with the number it leads to. */
export function ZeroHits({ request, help, view, placeName }: ZeroHitsProps) {
  const { category, radiusInKm } = request;
  const isEmptyCategory = help?.category?.count === 0;
  if (isEmptyCategory) {
    return (
      <EmptyState title={texts.titleEmpty} actions={<LinkButton href={paths.products()}>{texts.all}</LinkButton>}>
        {texts.emptyText}
      </EmptyState>
    );
  }
  const wider = help?.wider ?? null;
  const counted = ({ count, isEstimate }: Counted) => texts.hits(count, isEstimate);
  return (
    <div className="zero">
      <EmptyState
        title={texts.title}
        actions={
          <>
            {wider !== null && (
              <LinkButton variant="main" href={hrefOf({ ...request, page: 0, radiusInKm: wider.radiusInKm }, view)}>
                {texts.widen(wider.radiusInKm)}
              </LinkButton>
            )}
            {category !== undefined && help?.category ? (
              <LinkButton href={paths.products(category)}>
                {texts.browse(productsTexts.categoryTitles[category], counted(help.category))}
              </LinkButton>
            ) : (
              <LinkButton href={paths.products()}>{texts.all}</LinkButton>
            )}
          </>
        }
      >
        {wider !== null && radiusInKm !== undefined && texts.wider(radiusInKm, wider.radiusInKm, wider.count)}
      </EmptyState>
      {help !== null && help.drops.length > 0 && (
        <div className="zero-drops">
          <p>{texts.drop}</p>
          <Chips label={texts.drop}>
            {help.drops.map((drop) => {
              const label = chipLabel(drop.chip, request, placeName);
              return (
                <ChipLink key={label} href={hrefWithout(request, drop.chip, view)}>
                  {texts.without(label, counted(drop))}
                </ChipLink>
              );
            })}
          </Chips>
        </div>
      )}
    </div>
  );
}
