import { editAdvertTexts } from '#texts/de/edit-advert.ts';
import { CategoryFields } from './category-fields/category-fields.tsx';
import { TextFields } from './category-fields/text-fields.tsx';
import { FieldBox } from './field-box.tsx';
import type { FieldGroupProps } from './field-group.ts';
import { PriceFields } from './terms/price-fields.tsx';

const texts = editAdvertTexts.facts;

/** The second step: the goods in the order of the trade, how much for how much, and the words. */
export function FactFields(group: FieldGroupProps) {
  return (
    <>
      <CategoryFields {...group} />
      <FieldBox title={texts.price}>
        <PriceFields {...group} />
      </FieldBox>
      <TextFields {...group} />
    </>
  );
}
