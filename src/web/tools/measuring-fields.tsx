import { barkExceptionsOf } from '#domain/wood/log-list-sums.ts';
import type { ListedLog } from '#domain/wood/log-list-sums.ts';
import { LOG_WOOD_TYPES, logWoodType } from '#domain/wood/log-list.ts';
import { measuringTexts as words } from '#texts/de/tools.ts';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/text-field.tsx';
import { Segmented } from '#ui/segmented.tsx';

/** What the fields of the measuring rules are called in forms and addresses. */
type RuleValues = { rinde: string; rundung: string; laengen: string };

type MeasuringFieldsProps = { values: RuleValues; set: (changes: Partial<RuleValues>) => void };

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const helpOf = (helps: Readonly<Record<string, string>>, value: string) => helps[value];

/** Bark, rounding, length: what the contract says about measuring. */
export function MeasuringFields({ values, set }: MeasuringFieldsProps) {
  return (
    <>
      <SelectField
        label={words.bark}
        name="rinde"
        value={values.rinde}
        onChange={(event) => set({ rinde: event.currentTarget.value })}
        choices={choicesOf(words.barkChoices)}
        help={helpOf(words.barkHelp, values.rinde)}
      />
      <SelectField
        label={words.lengths}
        name="laengen"
        value={values.laengen}
        onChange={(event) => set({ laengen: event.currentTarget.value })}
        choices={choicesOf(words.lengthChoices)}
        help={helpOf(words.lengthHelp, values.laengen)}
      />
      <Segmented
        legend={words.rounding}
        name="rundung"
        value={values.rundung}
        onChange={(rundung) => set({ rundung })}
        segments={choicesOf(words.roundings)}
      />
    </>
  );
}

/** Says of which woods the bark is not taken off by the rule that was chosen. */
export function BarkExceptions({ logs }: { logs: readonly ListedLog[] }) {
  return barkExceptionsOf(logs).map(({ exception, woodTypeIds }) => (
    <Notice key={exception} kind="warning">
      {words.barkExceptions[exception](woodTypeIds.map((id) => logWoodType(id)?.shortText ?? '').join(', '))}
    </Notice>
  ));
}

/** The woods of a log, softwood first. */
export const SPECIES_CHOICES = LOG_WOOD_TYPES.map(({ slug, shortText }) => ({ value: slug, label: shortText }));
