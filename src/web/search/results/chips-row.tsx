import type { ProductPage } from '#contract/products.schemas.ts';
import type { ListingView } from '#domain/search/address/request-words.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { productsTexts } from '#texts/de/products.ts';
import { Chips, RemovableChip } from '#ui/chip.tsx';
import { categoryHref, hrefOf, hrefWithout } from '#web/search/listing-address.ts';
import { chipLabel } from '#web/search/chip-label.ts';
import type { FilterChip } from '#domain/search/filter-summary.ts';

type AppliedChipsProps = {
  chips: readonly FilterChip[];
  request: SearchRequest;
  placeName: string | null;
  view: ListingView;
};

/** Every applied filter as a chip that takes it away, and one link for all of them. */
export function AppliedChips({ chips, request, placeName, view }: AppliedChipsProps) {
  if (chips.length === 0) return null;
  return (
    <Chips label={productsTexts.applied} isLine>
      {chips.map((chip) => {
        const label = chipLabel(chip, request, placeName);
        return <RemovableChip key={label} label={label} href={hrefWithout(request, chip, view)} data-keep-scroll="" />;
      })}
      {chips.length > 1 && (
        <a className="button button-text chips-clear" href={clearedHref(request)} data-keep-scroll="">
          {productsTexts.clearAll}
        </a>
      )}
    </Chips>
  );
}

function clearedHref(request: SearchRequest): string {
  const bare = { page: 0, size: request.size, sorting: { sortBy: 'CREATED_AT', sortDesc: true } } as const;
  const href = categoryHref(bare, request.category);
  return request.sorting.postalCode === undefined ? href : `${href}?plz=`;
}

type UnderstoodProps = Pick<AppliedChipsProps, 'request' | 'view'> & { page: ProductPage };

/** What the search made of the words, each part with a way to take it out of the line. */
export function UnderstoodChips({ page, request, view }: UnderstoodProps) {
  const { understood = [] } = page;
  const { searchTerm } = request;
  if (understood.length === 0 || searchTerm === undefined) return null;
  return (
    <div className="chips-said">
      <span>{productsTexts.understood}</span>
      <Chips label={productsTexts.understood} isLine>
        {understood.map((part) => (
          <RemovableChip
            key={`${part.text} ${part.field}`}
            label={part.label}
            href={hrefOf(withoutWords(request, searchTerm, part.text), view)}
            data-keep-scroll=""
          />
        ))}
      </Chips>
    </div>
  );
}

function withoutWords(request: SearchRequest, term: string, words: string): SearchRequest {
  const left = term.replace(words, ' ').replaceAll(/\s+/g, ' ').trim();
  const { searchTerm: _searchTerm, cursor: _cursor, ...rest } = request;
  return { ...rest, page: 0, ...(left === '' ? {} : { searchTerm: left }) };
}

/** Words that were probably mistyped: what was read instead, or a link to what may have been meant. */
export function Corrections({ page, request, view }: UnderstoodProps) {
  const { corrections = [] } = page;
  const { searchTerm } = request;
  if (corrections.length === 0 || searchTerm === undefined) return null;
  const applied = corrections.filter((correction) => correction.isApplied);
  const open = corrections.filter((correction) => !correction.isApplied);
  const meant = open.reduce((term, { typed, meant: word }) => term.replace(typed, word), searchTerm);
  return (
    <p className="text-sm">
      {applied.map(({ typed, meant: word }) => productsTexts.meantApplied(typed, word)).join(' ')}{' '}
      {open.length > 0 && (
        <>
          {productsTexts.meant} <a href={hrefOf({ ...request, page: 0, searchTerm: meant }, view)}>{meant}</a>?
        </>
      )}
    </p>
  );
}
