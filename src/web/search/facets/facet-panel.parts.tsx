import type { Ref } from 'react';
import { productsTexts } from '#texts/de/search/products.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { readyMade } from '#web/page/ready-made/ready-made.ts';
import type { BlockView, PartView } from '#web/search/listing/listing-types.parts.ts';
import type { IsOn } from '#web/search/use-listing-form.parts.ts';
import { Part } from './facet-parts.tsx';
import '#web/search/search.css';

const texts = productsTexts.filters;

type FacetPanelProps = {
  ref: Ref<HTMLElement>;
  id: string;
  blocks: readonly BlockView[];
  isOn: IsOn;
  /** Words on the button that closes the sheet: how many hits wait behind it. */
  showLabel: string;
  onOpenChange: (isOpen: boolean) => void;
};

/** All filters of a category: a column on wide screens, a sheet over the page on phones. The platform opens it, script or not. */
export function FacetPanel({ ref, id, blocks, isOn, showLabel, onOpenChange }: FacetPanelProps) {
  const further = blocks.filter((block) => block.isFurther);
  const rows = (some: readonly BlockView[]) =>
    some.map((block) => <Block key={block.legend} block={block} isOn={isOn} />);
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
      <div className="facets-blocks tight-chips">
        {rows(blocks.filter((block) => !block.isFurther))}
        {further.length > 0 && (
          <details
            className="facet-further border-t border-seam py-2 px-0"
            open={further.some((block) => block.isUsed)}
          >
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

/** Labels of these are bound by an id, which has to be the one of the whole page. */
const WITH_IDS: ReadonlySet<PartView['kind']> = new Set(['SELECT', 'FIGURES', 'PRICE']);

/** What is on stands in the block itself until the first click. */
function Block({ block, isOn }: { block: BlockView; isOn: IsOn }) {
  const legend = <legend>{block.legend}</legend>;
  const parts = block.parts.map((part, index) => <Part key={index} part={part} isOn={isOn} />);
  return readyMade === null || block.parts.some(({ kind }) => WITH_IDS.has(kind)) ? (
    <fieldset className="facet">
      {legend}
      {parts}
    </fieldset>
  ) : (
    <fieldset
      className="facet"
      dangerouslySetInnerHTML={{
        __html: readyMade(`facet${JSON.stringify(block)}`, () => (
          <>
            {legend}
            {parts}
          </>
        )),
      }}
    />
  );
}
