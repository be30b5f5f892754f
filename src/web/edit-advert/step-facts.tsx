import { CategoryFields } from './category-fields/category-fields.tsx';
import { TitleFields } from './category-fields/title-fields.tsx';
import type { FieldGroupProps } from './field-group.ts';
import { PriceFields } from './terms/price-fields.tsx';

/** The second step: the goods in the order of the trade, how much for how much, and the words. */
export function FactFields(group: FieldGroupProps) {
  return (
    <>
      <CategoryFields {...group} />
      <PriceFields {...group} />
      <TitleFields {...group} />
    </>
  );
}
