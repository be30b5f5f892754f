import type { Ref } from 'react';
import type { Facet } from '#contract/products.schemas.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { productsTexts } from '#texts/de/products.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { uiTexts } from '#texts/de/ui.ts';
import type { CountOf } from './facet-counts.ts';
import { countsIn } from './facet-counts.ts';
import { Part } from './facet-parts.tsx';
import type { FacetBlock } from './facet-table.ts';
import { facetBlocksOf } from './facet-table.ts';
import { choicesOf } from './list-choices.ts';

const texts = productsTexts.filters;

type FacetPanelProps = {
  ref: Ref<HTMLElement>;
  id: string;
  request: SearchRequest;
  facets: readonly Facet[] | undefined;
  /** Words on the button that closes the sheet: how many hits wait behind it. */
  showLabel: string;
  onOpenChange: (isOpen: boolean) => void;
};

/** All filters of a category: a column on wide screens, a sheet over the page on phones. The platform opens it, script or not. */
export function FacetPanel({ ref, id, request, facets, showLabel, onOpenChange }: FacetPanelProps) {
  const countOf = countsIn(facets);
  const blocks = facetBlocksOf(request.category).filter((block) => hasChoices(block, countOf, request));
  const further = blocks.filter((block) => block.isFurther);
  const rows = (some: readonly FacetBlock[]) =>
    some.map((block) => <Block key={block.legend} block={block} request={request} countOf={countOf} />);
  return (
    <aside
      ref={ref}
      id={id}
      popover="auto"
      className="facets-panel"
      aria-label={texts.title}
      onToggle={(event) => onOpenChange(event.newState === 'open')}
    >
      <div className="facets-head">
        <h2 className="dialog-title">{texts.title}</h2>
        <IconButton icon="x" label={uiTexts.actions.close} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      <div className="facets-blocks">
        {rows(blocks.filter((block) => !block.isFurther))}
        {further.length > 0 && (
          <details className="facet-further" open={further.some((block) => isUsed(block, request))}>
            <summary>{texts.more}</summary>
            {rows(further)}
          </details>
        )}
        <noscript>
          <Button type="submit" variant="main" isFull>
            {texts.apply}
          </Button>
        </noscript>
      </div>
      <div className="facets-foot">
        <Button type="submit" variant="main" size="large" isFull>
          {showLabel}
        </Button>
      </div>
    </aside>
  );
}

type BlockProps = { block: FacetBlock; request: SearchRequest; countOf: CountOf };

function Block({ block, request, countOf }: BlockProps) {
  return (
    <fieldset className="facet">
      <legend>{block.legend}</legend>
      {block.parts.map((part, index) => (
        <Part key={index} part={part} request={request} countOf={countOf} />
      ))}
    </fieldset>
  );
}

/** A list in which no value occurs and none is chosen would be an empty block. */
function hasChoices({ parts }: FacetBlock, countOf: CountOf, request: SearchRequest): boolean {
  return parts.some((part) => {
    if (part.kind !== 'LIST') return true;
    const isUsedHere = (request.categoryData?.[part.field] ?? []).length > 0;
    return isUsedHere || choicesOf(part.field).choices.some(({ value }) => countOf(part.field, value) !== 0);
  });
}

function isUsed({ parts }: FacetBlock, request: SearchRequest): boolean {
  return parts.some((part) => part.kind === 'LIST' && (request.categoryData?.[part.field] ?? []).length > 0);
}
