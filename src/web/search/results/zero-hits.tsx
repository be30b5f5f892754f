import { paths } from '#contract/paths.ts';
import { requestFromSearch } from '#texts/de/requests/request-from-search.ts';
import { productsTexts } from '#texts/de/search/products.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { ChipLink, Chips } from '#ui/marks/chip.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { AdvertCard } from '#web/adverts/adverts.parts.tsx';
import type { ZeroView } from '#web/search/listing/listing-types.parts.ts';

const texts = productsTexts.zero;

/** Where little is found: a Gesuch with everything of this search filled in. */
export function AskForIt({ href }: { href: string }) {
  return (
    <p className="text-sm">
      <a rel="nofollow" href={paths.newRequest(`?von=${encodeURIComponent(href)}`)}>
        {requestFromSearch}
      </a>
    </p>
  );
}

/** Above adverts that lack something: how to ask for less, every way with the number it leads to. */
export function WaysOut({ zero: { wider, drops } }: { zero: ZeroView }) {
  const ways = [...(wider === null ? [] : [wider]), ...drops];
  if (ways.length === 0) return null;
  return (
    <Chips label={texts.drop}>
      {ways.map(({ label, href }) => (
        <ChipLink key={label} href={href}>
          {label}
        </ChipLink>
      ))}
    </Chips>
  );
}

type ZeroHitsProps = { zero: ZeroView | null; address: string; now: string; categoryIsKnown: boolean };

/** No hits: the most useful alternatives first, each with its number of hits, then the adverts that nearly fit. */
export function ZeroHits({ zero, address, now, categoryIsKnown }: ZeroHitsProps) {
  const all = <LinkButton href={paths.products()}>{texts.all}</LinkButton>;
  const tellMe = (
    <LinkButton href={paths.newSavedSearch(address)} icon="bell" rel="nofollow">
      {texts.tellMe}
    </LinkButton>
  );
  if (zero?.isEmptyCategory) {
    return (
      <EmptyState
        title={texts.titleEmpty}
        actions={
          <>
            {tellMe}
            {all}
          </>
        }
      >
        {texts.emptyText}
      </EmptyState>
    );
  }
  const { wider = null, browse = null, drops = [], misses = [] } = zero ?? {};
  const [first, second, ...others] = [...(wider === null ? [] : [wider]), ...drops];
  return (
    <div className="grid gap-4 px-0 pt-4 pb-8">
      <EmptyState
        title={texts.title}
        actions={
          <>
            {first !== undefined && (
              <LinkButton variant="main" href={first.href}>
                {first.label}
              </LinkButton>
            )}
            {second !== undefined && <LinkButton href={second.href}>{second.label}</LinkButton>}
            {tellMe}
            {browse === null ? all : <LinkButton href={browse.href}>{browse.label}</LinkButton>}
          </>
        }
      >
        {wider?.sentence}
      </EmptyState>
      {others.length > 0 && (
        <div className="grid justify-items-center gap-2.5 [&_.chips]:justify-center">
          <p>{texts.drop}</p>
          <Chips label={texts.drop}>
            {others.map(({ label, href }) => (
              <ChipLink key={label} href={href}>
                {label}
              </ChipLink>
            ))}
          </Chips>
        </div>
      )}
      {misses.length > 0 && (
        <section aria-labelledby="fast-passend">
          <h2 id="fast-passend" className="mb-3 text-xl">
            {texts.misses}
          </h2>
          <ul className="advert-grid">
            {misses.map(({ item, text }) => (
              <li key={item.id} className="grid min-w-0 grid-rows-[1fr_auto] gap-1">
                <AdvertCard item={item} headingLevel={3} now={now} categoryIsKnown={categoryIsKnown} />
                <p className="text-sm font-semibold">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
