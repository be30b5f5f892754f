import { productsTexts } from '#texts/de/products.ts';
import { NumberField } from '#ui/text-field.tsx';
import { useTyped } from '#web/search/use-typed.ts';

type FigureFieldProps = { label: string; name: string; value: string; unit: string };

/** One end of a range; its label is read out, the placeholder shows which end it is. */
export function FigureField({ label, name, value, unit }: FigureFieldProps) {
  const [typed, setTyped] = useTyped(value);
  const { from, to } = productsTexts.filters;
  return (
    <NumberField
      label={label}
      labelIsHidden
      name={name}
      unit={unit}
      placeholder={label.endsWith(to) ? to : from}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
