import { contentOf } from '#contract/adverts/edit-content.ts';
import { suggestedTitle } from '#domain/adverts/edit/suggested-title.ts';
import { editAdvertTexts } from '#texts/de/adverts/edit-advert.ts';
import { Button } from '#ui/actions/button.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { CategoryFields } from '#web/adverts/edit/category-fields/category-fields.tsx';
import { TextFields } from '#web/adverts/edit/category-fields/text-fields.tsx';
import type { DraftCheck } from '#web/adverts/edit/draft/draft-checks.ts';
import { textOf } from '#web/adverts/edit/draft/draft-values.ts';
import { FieldBox } from './field-box.tsx';
import type { FieldGroupProps } from './field-group.ts';
import { PriceFields } from '#web/adverts/edit/terms/price-fields.tsx';

const texts = editAdvertTexts.facts;

type FactFieldsProps = { group: FieldGroupProps; check: DraftCheck };

/** The second step: goods, quantity, price and description, in the order of the trade. */
export function FactFields({ group, check }: FactFieldsProps) {
  return (
    <>
      <div className="box wizard-box">
        <CategoryFields {...group} />
      </div>
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

/** Suggests a title made from the facts, where it differs from the current one. */
function TitleSuggestion({ group: { values, onChange }, check }: FactFieldsProps) {
  const isHydrated = useHydrated();
  const title = suggestedTitle(contentOf(check.savable));
  if (!isHydrated || title === null || title === textOf(values, 'title').trim()) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-ink-soft text-sm [&_button]:px-0 [&_button]:text-start">
      <span>{texts.suggestion}</span>
      <Button variant="text" aria-label={texts.take(title)} onClick={() => onChange('title', title)}>
        {title}
      </Button>
    </p>
  );
}
