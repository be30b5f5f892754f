import { useRef, useState } from 'react';
import { LOG_GRADES, LOG_WOOD_TYPES } from '#domain/wood/logs/log-list.ts';
import type { LogRow } from '#domain/wood/logs/log-list.ts';
import { logListTexts as words } from '#texts/de/tools/tools-log-list.ts';
import { measuringTexts } from '#texts/de/tools/tools.ts';
import { Button } from '#ui/actions/button.tsx';
import { NumberField, SelectField, TextField } from '#ui/fields/text-field.tsx';
import { lengthText, readEntry } from './log-list.ts';
import type { Entry, ListValues, Sent } from './log-list.ts';

type LogEntryProps = {
  values: ListValues;
  last: LogRow | undefined;
  /** A log that could not be read, typed where no script runs. */
  sent: Sent;
  onAdd: (row: LogRow) => void;
};

const GRADE_CHOICES = [
  { value: '', label: measuringTexts.noGrade },
  ...LOG_GRADES.map((grade) => ({ value: grade, label: grade })),
];
/** The server parses the wood by its name. */
const SPECIES = LOG_WOOD_TYPES.map(({ shortText }) => ({ value: shortText, label: shortText }));
const NO_ERRORS = { length: null, diameter: null };

/** The line for typing logs: wood, length and grade are kept for the next one, only the diameter is new. */
export function LogEntry({ values, last, sent, onAdd }: LogEntryProps) {
  const number = (last?.number ?? 0) + 1;
  const [entry, setEntry] = useState<Entry>(
    sent.entry ?? {
      woodTypeId: last?.woodTypeId ?? 1,
      length: last === undefined ? '4,00' : lengthText(last.measuredLengthInCm),
      diameter: '',
      grade: last?.grade ?? 'B',
    },
  );
  const [errors, setErrors] = useState(sent.errors);
  const form = useRef<HTMLFormElement>(null);
  const change = (part: Partial<Entry>) => {
    setEntry((before) => ({ ...before, ...part }));
    setErrors(NO_ERRORS);
  };
  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name='${name}']`)?.focus();
  const submit = () => {
    const read = readEntry(entry, number);
    if ('errors' in read) {
      setErrors(read.errors);
      focus(read.errors.length === null ? 'durchmesser' : 'laenge');
      return;
    }
    onAdd(read.row);
    change({ diameter: '' });
    focus('durchmesser');
  };
  return (
    <form
      ref={form}
      method="get"
      className="log-entry grid grid-cols-2 items-start gap-2.5 pb-4 border-b-2 border-ink @md:grid-cols-[1.25fr_1fr_1fr_0.8fr_auto]"
      aria-label={words.entry}
      data-print="hidden"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <HiddenValues values={values} />
      <SelectField
        label={measuringTexts.species}
        name="holzart"
        value={LOG_WOOD_TYPES.find(({ id }) => id === entry.woodTypeId)?.shortText}
        onChange={(event) => {
          const chosen = LOG_WOOD_TYPES.find(({ shortText }) => shortText === event.currentTarget.value);
          change({ woodTypeId: chosen?.id ?? 1 });
        }}
        choices={SPECIES}
      />
      <NumberField
        label={measuringTexts.length}
        name="laenge"
        unit="m"
        value={entry.length}
        onChange={(event) => change({ length: event.currentTarget.value })}
        error={errors.length}
      />
      <TextField
        label={measuringTexts.diameter}
        name="durchmesser"
        unit="cm"
        autoComplete="off"
        inputMode="decimal"
        value={entry.diameter}
        onChange={(event) => change({ diameter: event.currentTarget.value })}
        error={errors.diameter}
      />
      <SelectField
        label={measuringTexts.grade}
        name="guete"
        value={entry.grade}
        onChange={(event) => change({ grade: event.currentTarget.value })}
        choices={
          GRADE_CHOICES.some(({ value }) => value === entry.grade)
            ? GRADE_CHOICES
            : [...GRADE_CHOICES, { value: entry.grade, label: entry.grade }]
        }
      />
      <Button
        type="submit"
        variant="main"
        icon="plus"
        className="col-span-full min-h-12 @md:col-auto @md:min-h-11 @md:mt-7"
      >
        {words.add(number)}
      </Button>
    </form>
  );
}

/** The list and its rules travel with every form of a page without script. */
export function HiddenValues({ values, without = [] }: { values: ListValues; without?: readonly string[] }) {
  return Object.entries(values)
    .filter(([name, value]) => value !== '' && !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
