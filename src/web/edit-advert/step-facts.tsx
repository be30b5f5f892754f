import { contentOf } from '#contract/edit-content.ts';
import { suggestedTitle } from '#domain/adverts/suggested-title.ts';
import { editAdvertTexts } from '#texts/de/edit-advert.ts';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '#web/shell/use-hydrated.ts';
import { CategoryFields } from './category-fields/category-fields.tsx';
import { TextFields } from './category-fields/text-fields.tsx';
import type { DraftCheck } from './draft-checks.ts';
import { textOf } from './draft-values.ts';
import { FieldBox } from './field-box.tsx';
import type { FieldGroupProps } from './field-group.ts';
import { PriceFields } from './terms/price-fields.tsx';

const texts = editAdvertTexts.facts;

type FactFieldsProps = { group: FieldGroupProps; check: DraftCheck };

/** The second step: the goods in the order of the trade, how much for how much, and the words. */
export function FactFields({ group, check }: FactFieldsProps) {
  return (
    <>
      <FieldBox title={group.category === 'SERVICES' ? texts.work : texts.goods}>
        <CategoryFields {...group} />
      </FieldBox>
      <FieldBox title={texts.price}>
        <PriceFields {...group} />
      </FieldBox>
      <FieldBox title={texts.words}>
        <TitleSuggestion group={group} check={check} />
        <TextFields {...group} />
      </FieldBox>
    </>
  );
}

/** A title from the facts, as long as it says something else than the one that stands there. */
function TitleSuggestion({ group: { values, onChange }, check }: FactFieldsProps) {
  const isHydrated = useHydrated();
  const title = suggestedTitle(contentOf(check.savable));
  if (!isHydrated || title === null || title === textOf(values, 'title').trim()) return null;
  return (
    <p className="wizard-suggestion">
      <span>{texts.suggestion}</span>
      <Button variant="text" aria-label={texts.take(title)} onClick={() => onChange('title', title)}>
        {title}
      </Button>
    </p>
  );
}
