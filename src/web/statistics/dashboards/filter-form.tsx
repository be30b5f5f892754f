import { Form } from 'react-router';
import { CATEGORIES } from '#domain/lookups/categories.data.ts';
import { dashboardTexts as texts } from '#texts/de/statistics/dashboards.ts';
import { Button } from '#ui/actions/button.tsx';
import { SelectField, TextField } from '#ui/fields/text-field.tsx';
import { hasCategories } from './dashboard-access.ts';
import { COMPARISON_KEYS, INTERVAL_KEYS, PERIOD_NAMES, queryTextOf } from './dashboard-query.ts';
import type { View } from './view.ts';

const words = texts.filter;

/** Period, comparison, step and category as one GET form. */
export function FilterForm({ view: { name, query, today }, isCounting }: { view: View; isCounting: boolean }) {
  const { chosen, errors } = query;
  return (
    <Form method="get" className="dash-filter box" key={queryTextOf(chosen)} aria-label={words.title} noValidate>
      <SelectField
        label={words.period}
        name="zeitraum"
        defaultValue={chosen.zeitraum}
        choices={PERIOD_NAMES.map((value) => ({ value, label: words.periods[value] }))}
      />
      <TextField
        className="dash-own-date"
        label={words.from}
        name="von"
        type="date"
        max={today}
        defaultValue={chosen.von}
        error={errors.von}
      />
      <TextField
        className="dash-own-date"
        label={words.to}
        name="bis"
        type="date"
        defaultValue={chosen.bis}
        error={errors.bis}
      />
      <SelectField
        label={words.comparison}
        name="vergleich"
        defaultValue={chosen.vergleich}
        choices={COMPARISON_KEYS.map((value) => ({ value, label: words.comparisons[value] }))}
      />
      <SelectField
        label={words.interval}
        name="schritt"
        defaultValue={chosen.schritt}
        choices={INTERVAL_KEYS.map((value) => ({ value, label: words.intervals[value] }))}
        help={query.isCoarser ? words.isCoarser : undefined}
      />
      {hasCategories(name) && (
        <SelectField
          label={words.category}
          name="kategorie"
          defaultValue={chosen.kategorie}
          choices={[
            { value: '', label: words.allCategories },
            ...CATEGORIES.map(({ slug, text }) => ({ value: slug, label: text })),
          ]}
        />
      )}
      {chosen.suche !== '' && <input type="hidden" name="suche" value={chosen.suche} />}
      {chosen.logo !== '' && <input type="hidden" name="logo" value={chosen.logo} />}
      {chosen.sortierung !== 'anzahl' && <input type="hidden" name="sortierung" value={chosen.sortierung} />}
      {chosen.zeilen !== '20' && <input type="hidden" name="zeilen" value={chosen.zeilen} />}
      <div className="self-end">
        <Button type="submit" variant="main" aria-disabled={isCounting || undefined}>
          {isCounting ? words.loading : words.submit}
        </Button>
      </div>
    </Form>
  );
}
