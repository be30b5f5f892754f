import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { CATEGORIES, categoryBySlug } from '#domain/lookups/categories.data.ts';
import { dashboardTexts as texts } from '#texts/de/statistics/dashboards.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Caret } from '#ui/marks/caret.tsx';
import { Chips } from '#ui/marks/chip.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Popover } from '#ui/surfaces/popover.tsx';
import { hasCategories } from './dashboard-access.ts';
import { type Chosen, COMPARISON_KEYS, INTERVAL_KEYS, PERIOD_NAMES, queryTextOf } from './dashboard-query.ts';
import { type View, hrefFor } from './view.ts';

const words = texts.filter;

/** Period, comparison, step and category, each a chip that opens its choices; a choice is a link and counts at once. */
export function FilterChips({ view, children }: { view: View; children?: ReactNode }) {
  const { name, query } = view;
  const { chosen, period, isCoarser } = query;
  const isOwn = chosen.zeitraum === 'eigen';
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Chips label={words.title}>
          <Choices view={view} label={words.period} chip={words.periods[chosen.zeitraum]} current={chosen.zeitraum}>
            {PERIOD_NAMES.map((value) => ({
              value,
              label: words.periods[value],
              other: { zeitraum: value, ...(value === 'eigen' ? { von: period.from, bis: period.to } : {}) },
            }))}
          </Choices>
          <Choices
            view={view}
            label={words.comparison}
            chip={words.comparisonChips[chosen.vergleich]}
            current={chosen.vergleich}
          >
            {COMPARISON_KEYS.map((value) => ({
              value,
              label: words.comparisons[value],
              other: { vergleich: value },
            }))}
          </Choices>
          <Choices
            view={view}
            label={words.interval}
            chip={words.intervalChip(words.intervals[chosen.schritt])}
            current={chosen.schritt}
          >
            {INTERVAL_KEYS.map((value) => ({ value, label: words.intervals[value], other: { schritt: value } }))}
          </Choices>
          {hasCategories(name) && (
            <Choices
              view={view}
              label={words.category}
              chip={categoryBySlug(chosen.kategorie)?.text ?? words.allCategories}
              current={chosen.kategorie}
            >
              {[{ slug: '', text: words.allCategories }, ...CATEGORIES].map(({ slug, text }) => ({
                value: slug,
                label: text,
                other: { kategorie: slug },
              }))}
            </Choices>
          )}
        </Chips>
        {children}
      </div>
      {isCoarser && <p className="text-sm text-ink-soft">{words.isCoarser}</p>}
      {isOwn && <OwnDays view={view} />}
    </div>
  );
}

type Choice = { value: string; label: string; other: Partial<Chosen> };
type ChoicesProps = { view: View; label: string; chip: string; current: string; children: readonly Choice[] };

function Choices({ view, label, chip, current, children }: ChoicesProps) {
  return (
    <Popover
      label={label}
      trigger={(attributes) => (
        <button type="button" className="chip" {...attributes}>
          <span className="only-read">{label}: </span>
          {chip}
          <Caret />
        </button>
      )}
    >
      <ul className="grid -m-3">
        {children.map(({ value, label: text, other }) => (
          <li key={value}>
            <ChoiceLink href={hrefFor(view, other)} isOn={value === current}>
              {text}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </Popover>
  );
}

function ChoiceLink({ href, isOn, children }: { href: string; isOn: boolean; children: ReactNode }) {
  return (
    <a
      className="menu-item"
      href={href}
      aria-current={isOn ? 'true' : undefined}
      data-keep-scroll=""
      onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
    >
      {children}
      {isOn && <Icon name="check" className="ml-auto" />}
    </a>
  );
}

/** First and last day of an own period. */
function OwnDays({ view }: { view: View }) {
  const { chosen, errors } = view.query;
  return (
    <Form
      method="get"
      className="flex flex-wrap items-start gap-3"
      key={queryTextOf(chosen)}
      aria-label={words.periods.eigen}
      noValidate
    >
      <Kept view={view} without={['von', 'bis']} />
      <TextField
        className="flex-[1_1_14rem] max-w-[26rem]"
        label={words.from}
        name="von"
        type="date"
        max={view.today}
        defaultValue={chosen.von}
        error={errors.von}
      />
      <TextField
        className="flex-[1_1_14rem] max-w-[26rem]"
        label={words.to}
        name="bis"
        type="date"
        defaultValue={chosen.bis}
        error={errors.bis}
      />
      <Button type="submit" variant="main" className="self-end">
        {words.submit}
      </Button>
    </Form>
  );
}

/** What is chosen elsewhere on the page goes along with a small form. */
export function Kept({ view, without }: { view: View; without: readonly (keyof Chosen)[] }) {
  const { search } = new URL(hrefFor(view, {}), 'http://localhost');
  return [...new URLSearchParams(search)]
    .filter(([name]) => !without.some((key) => key === name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
