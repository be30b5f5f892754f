import { AGREED_BARK_TEXT_LENGTH, readAgreedBark } from '#domain/wood/logs/agreed-bark.ts';
import { barkExceptionsOf } from '#domain/wood/logs/log-list-sums.ts';
import type { ListedLog } from '#domain/wood/logs/log-list-sums.ts';
import { LOG_WOOD_TYPES, logWoodType } from '#domain/wood/logs/log-list.ts';
import { lacksSecondReading } from '#domain/wood/logs/log-measuring.ts';
import { measuringTexts as words } from '#texts/de/tools/tools.ts';
import { Notice } from '#ui/surfaces/notice.tsx';
import { SelectField, TextField } from '#ui/fields/text-field.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { toolField } from '#web/tools/use-tool-values.ts';

/** What the fields of the measuring rules are called in forms and addresses. */
type RuleValues = { rinde: string; abzug: string; rundung: string; laengen: string };

type MeasuringFieldsProps = { values: RuleValues; set: (changes: Partial<RuleValues>) => void };

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const helpOf = (helps: Readonly<Record<string, string>>, value: string) => helps[value];

function agreedBarkError(text: string): string | null {
  const read = readAgreedBark(text);
  return 'error' in read ? words.agreedBarkErrors[read.error] : null;
}

/** Bark, rounding, length: what the contract says about measuring. */
export function MeasuringFields({ values, set }: MeasuringFieldsProps) {
  const field = toolField({ values, set });
  return (
    <>
      <SelectField
        label={words.bark}
        {...field('rinde')}
        choices={choicesOf(words.barkChoices)}
        help={helpOf(words.barkHelp, values.rinde)}
      />
      {values.rinde === 'vereinbart' ? (
        <TextField
          label={words.agreedBark}
          {...field('abzug')}
          autoComplete="off"
          spellCheck={false}
          maxLength={AGREED_BARK_TEXT_LENGTH}
          help={words.agreedBarkHelp}
          error={agreedBarkError(values.abzug)}
        />
      ) : (
        values.abzug !== '' && <input type="hidden" name="abzug" value={values.abzug} />
      )}
      <SelectField
        label={words.lengths}
        {...field('laengen')}
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

const MOST_NUMBERS = 8;

/** Names the logs without the second reading that is required from 20 cm. */
export function SecondReadings({ logs }: { logs: readonly ListedLog[] }) {
  const numbers = logs
    .filter(({ row }) => lacksSecondReading(row.diameterReadingsInCm))
    .map(({ row }) => String(row.number));
  if (numbers.length === 0) return null;
  const shown = numbers.slice(0, MOST_NUMBERS).join(', ');
  const rest = numbers.length - MOST_NUMBERS;
  return (
    <Notice kind={logs.length === 1 ? 'info' : 'warning'}>
      {logs.length === 1 ? words.secondReading : words.secondReadings(numbers.length, shown, Math.max(0, rest))}
    </Notice>
  );
}

/** The woods of a log, softwood first. */
export const SPECIES_CHOICES = LOG_WOOD_TYPES.map(({ slug, shortText }) => ({ value: slug, label: shortText }));
