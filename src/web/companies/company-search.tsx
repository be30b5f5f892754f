import { Form } from 'react-router';
import { paths } from '#contract/paths.ts';
import { companyListTexts as texts } from '#texts/de/companies/companies.ts';
import { Button } from '#ui/actions/button.tsx';
import { Chips, RemovableChip } from '#ui/marks/chip.tsx';
import { SelectField, TextField } from '#ui/fields/text-field.tsx';
import { type CompanyListData, type CountedChoice, companiesHref } from './load-companies.ts';

/** Words, federal state and service, sent as an address; each choice says how many companies it would leave. */
export function CompanySearch({ list }: { list: CompanyListData }) {
  const { request, states, services, stateName, serviceName } = list;
  const first = { ...request, page: 1 };
  return (
    <>
      {/* Mounted again for each address, so that the fields show what the page shows. */}
      <Form
        key={companiesHref(first)}
        role="search"
        action={paths.companies()}
        className="grid grid-cols-1 gap-3 items-end @md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <TextField
          label={texts.search}
          name="suche"
          type="search"
          icon="magnifying-glass"
          placeholder={texts.placeholder}
          defaultValue={request.search}
          maxLength={120}
        />
        <SelectField
          label={texts.state}
          name="bundesland"
          defaultValue={request.state}
          choices={choicesOf(texts.allStates, states, { slug: request.state, label: stateName })}
        />
        <SelectField
          label={texts.service}
          name="leistung"
          defaultValue={request.service}
          choices={choicesOf(texts.allServices, services, { slug: request.service, label: serviceName })}
        />
        <Button type="submit" variant="main">
          {texts.submit}
        </Button>
      </Form>
      {(request.search !== '' || stateName !== null || serviceName !== null) && (
        <Chips label={texts.search}>
          {request.search !== '' && (
            <RemovableChip label={`„${request.search}“`} href={companiesHref({ ...first, search: '' })} />
          )}
          {stateName !== null && <RemovableChip label={stateName} href={companiesHref({ ...first, state: '' })} />}
          {serviceName !== null && (
            <RemovableChip label={serviceName} href={companiesHref({ ...first, service: '' })} />
          )}
        </Chips>
      )}
    </>
  );
}

/** The chosen one stays in the list even with a count of zero. */
function choicesOf(all: string, counted: readonly CountedChoice[], chosen: { slug: string; label: string | null }) {
  const isThere = chosen.label === null || counted.some(({ slug }) => slug === chosen.slug);
  return [
    { value: '', label: all },
    ...(isThere || chosen.label === null ? [] : [{ value: chosen.slug, label: texts.counted(chosen.label, 0) }]),
    ...counted.map(({ slug, label, count }) => ({ value: slug, label: texts.counted(label, count) })),
  ];
}
