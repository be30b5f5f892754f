import { formatNumber } from '#domain/format/numbers.ts';
import { CATEGORIES, categoryOf } from '#domain/lookups/categories.data.ts';
import { FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import { woodTypesOfUse } from '#domain/lookups/wood-types.data.ts';
import { FLAG_PARAMS, MEASURE_PARAMS } from '#domain/search/address/filter-params.ts';
import { LENGTH_TOLERANCE_IN_CM } from '#domain/search/address/request-from-url.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { WOOD_TYPE_GROUPS, woodGroupOf } from '#domain/search/wood-groups.ts';
import { productsTexts } from '#texts/de/products.ts';
import { ChipLink, Chips, ToggleChip } from '#ui/chip.tsx';
import { CheckboxRow, RadioRow } from '#ui/choice.tsx';
import { SelectField } from '#ui/text-field.tsx';
import { categoryHref, hrefOf } from '#web/search/listing-address.ts';
import type { CountOf, CountedChoice } from './facet-counts.ts';
import { splitChoices } from './facet-counts.ts';
import type { FacetPart } from './facet-table.ts';
import { FigureField } from './figure-field.tsx';
import { choicesOf } from './list-choices.ts';
import type { ChoiceValue, ListField } from './list-choices.ts';
import { PricePart } from './price-part.tsx';

const texts = productsTexts.filters;
/** The form around hears of every change; React wants to know that a controlled box is meant to change. */
const heard = (): void => undefined;

export type PartProps = { request: SearchRequest; countOf: CountOf };

const written = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : formatNumber(count);

/** One question of the panel, whatever its kind. */
export function Part({ part, ...props }: PartProps & { part: FacetPart }) {
  switch (part.kind) {
    case 'CATEGORIES':
      return <CategoriesPart {...props} />;
    case 'PLACE':
      return <PlacePart {...props} hasState={part.hasState} hasDelivery={part.hasDelivery} />;
    case 'WOOD_GROUPS':
      return <WoodGroupsPart {...props} />;
    case 'LIST':
      return <ListPart {...props} field={part.field} plural={part.plural} />;
    case 'FLAG':
      return <FlagPart {...props} part={part} />;
    case 'FROM_AUSTRIA':
      return <FromAustriaPart {...props} />;
    case 'WITH_PICTURE':
      return <WithPicturePart {...props} />;
    case 'LENGTHS':
      return <LengthsPart {...props} lengthsInCm={part.lengthsInCm} />;
    case 'RANGE':
      return <RangePart {...props} part={part} />;
    case 'PRICE':
      return <PricePart request={props.request} />;
    case 'LOT':
      return <LotPart {...props} />;
    case 'SELLER':
      return <SellerPart {...props} />;
  }
}

function CategoriesPart({ request, countOf }: PartProps) {
  return (
    <ul className="facet-links">
      {CATEGORIES.map(({ code }) => (
        <li key={code}>
          <a href={categoryHref(request, code)}>{productsTexts.categoryTitles[code]}</a>
          <span className="choice-count">{written(countOf('category', code))}</span>
        </li>
      ))}
    </ul>
  );
}

function PlacePart({ request, hasState, hasDelivery }: PartProps & { hasState: boolean; hasDelivery: boolean }) {
  const state = FEDERAL_STATES.find((row) => row.id === request.federalStateId);
  const knowsPlace = request.sorting.postalCode !== undefined;
  return (
    <>
      {hasState && (
        <SelectField
          label={texts.state}
          labelIsHidden
          name="bundesland"
          value={state?.slug ?? ''}
          onChange={heard}
          choices={[
            { value: '', label: texts.anyState },
            ...FEDERAL_STATES.map((row) => ({ value: row.slug, label: row.name })),
          ]}
        />
      )}
      {hasDelivery && (
        <>
          <CheckboxRow
            label={texts.deliversToMe}
            name="liefert"
            value="ja"
            checked={request.deliversToMe === true}
            disabled={!knowsPlace}
            onChange={heard}
          />
          {!knowsPlace && <p className="field-help">{texts.deliversNeedsPlace}</p>}
        </>
      )}
    </>
  );
}

function WoodGroupsPart({ request }: PartProps) {
  const present = woodGroupOf(request.categoryData?.woodTypeIds ?? []);
  const link = (group: 'hartholz' | 'weichholz') => {
    const { woodTypeIds: _woodTypeIds, ...rest } = request.categoryData ?? {};
    const isOn = present === group;
    const categoryData = isOn ? rest : { ...rest, woodTypeIds: [...WOOD_TYPE_GROUPS[group]] };
    return (
      <ChipLink href={hrefOf({ ...request, page: 0, categoryData })} isOn={isOn} data-keep-scroll="">
        {group === 'hartholz' ? texts.hardwood : texts.softwood}
      </ChipLink>
    );
  };
  return (
    <Chips label={texts.woodType}>
      {link('hartholz')}
      {link('weichholz')}
    </Chips>
  );
}

function chosenOf(request: SearchRequest, field: ListField): readonly ChoiceValue[] {
  return request.categoryData?.[field] ?? [];
}

function choicesFor(field: ListField, request: SearchRequest) {
  const { param, choices } = choicesOf(field);
  const use = request.category === undefined ? null : categoryOf(request.category).woodTypeUse;
  if (field !== 'woodTypeIds' || use === null) return { param, choices };
  const allowed = new Set(woodTypesOfUse(use).map((row) => row.id));
  return { param, choices: choices.filter((choice) => typeof choice.value === 'number' && allowed.has(choice.value)) };
}

function ListPart({ request, countOf, field, plural }: PartProps & { field: ListField; plural: string }) {
  const { param, choices } = choicesFor(field, request);
  const { shown, folded } = splitChoices(choices, (value) => countOf(field, value), chosenOf(request, field));
  const row = (choice: CountedChoice) => (
    <CheckboxRow
      key={choice.word}
      name={param}
      value={choice.word}
      label={choice.label}
      count={written(choice.count)}
      checked={choice.isOn}
      onChange={heard}
    />
  );
  return (
    <>
      <div>{shown.map(row)}</div>
      {folded.length > 0 && (
        <details className="facet-fold">
          <summary>{texts.all(shown.length + folded.length, plural)}</summary>
          {folded.map(row)}
        </details>
      )}
    </>
  );
}

function FlagPart({ request, countOf, part }: PartProps & { part: Extract<FacetPart, { kind: 'FLAG' }> }) {
  const name = FLAG_PARAMS.find((param) => param.key === part.field)?.name ?? '';
  return (
    <CheckboxRow
      name={name}
      value="ja"
      label={part.label}
      count={written(countOf(part.field, true))}
      checked={request.categoryData?.[part.field] === true}
      onChange={heard}
    />
  );
}

function FromAustriaPart({ request, countOf }: PartProps) {
  const { param, choices } = choicesOf('countryCodesOfOrigin');
  const chosen = request.categoryData?.countryCodesOfOrigin ?? [];
  const others = chosen.filter((code) => code !== 'AT');
  return (
    <>
      <CheckboxRow
        name={param}
        value="at"
        label={texts.fromAustria}
        count={written(countOf('countryCodesOfOrigin', 'AT'))}
        checked={chosen.includes('AT')}
        onChange={heard}
      />
      {others.map((code) => {
        const choice = choices.find((known) => known.value === code);
        return (
          choice && (
            <CheckboxRow key={code} name={param} value={choice.word} label={choice.label} checked onChange={heard} />
          )
        );
      })}
    </>
  );
}

function WithPicturePart({ request, countOf }: PartProps) {
  return (
    <CheckboxRow
      name="bild"
      value="ja"
      label={texts.withPicture}
      count={written(countOf('imageExists', true))}
      checked={request.imageExists === true}
      onChange={heard}
    />
  );
}

function LengthsPart({ request, lengthsInCm }: PartProps & { lengthsInCm: readonly number[] }) {
  const { lengthMinInCm: min, lengthMaxInCm: max } = request.categoryData ?? {};
  const isOne = min !== undefined && max !== undefined && max - min === 2 * LENGTH_TOLERANCE_IN_CM;
  const present = isOne ? min + LENGTH_TOLERANCE_IN_CM : undefined;
  const lengths = present === undefined || lengthsInCm.includes(present) ? lengthsInCm : [...lengthsInCm, present];
  return (
    <Chips label={texts.length}>
      <ToggleChip isRadio name="laenge" value="" label={texts.any} checked={present === undefined} onChange={heard} />
      {lengths.map((length) => (
        <ToggleChip
          key={length}
          isRadio
          name="laenge"
          value={String(length)}
          label={texts.lengthInCm(length)}
          aria-label={texts.lengthRead(length)}
          checked={present === length}
          onChange={heard}
        />
      ))}
    </Chips>
  );
}

function RangePart({ request, part }: PartProps & { part: Extract<FacetPart, { kind: 'RANGE' }> }) {
  const end = (key: typeof part.from, label: string) => {
    const value = request.categoryData?.[key];
    const name = MEASURE_PARAMS.find((param) => param.key === key)?.name ?? '';
    return (
      <FigureField label={label} name={name} value={value === undefined ? '' : formatNumber(value)} unit={part.unit} />
    );
  };
  return (
    <div className="facet-pair">
      {end(part.from, texts.rangeFrom(part.label))}
      {end(part.to, texts.rangeTo(part.label))}
    </div>
  );
}

function LotPart({ request, countOf }: PartProps) {
  const present = request.categoryData?.isSingleItem;
  const rows = [
    { word: '', label: texts.any, isOn: present === undefined, count: undefined },
    { word: 'ja', label: texts.single, isOn: present === true, count: countOf('isSingleItem', true) },
    { word: 'nein', label: texts.asLot, isOn: present === false, count: countOf('isSingleItem', false) },
  ];
  return <Radios name="einzelstueck" rows={rows} />;
}

function SellerPart({ request: { sellerKind }, countOf }: PartProps) {
  const rows = [
    { word: '', label: texts.any, isOn: sellerKind === undefined, count: undefined },
    { word: 'privat', label: texts.private, isOn: sellerKind === 'PRIVATE', count: countOf('sellerKind', 'PRIVATE') },
    {
      word: 'gewerblich',
      label: texts.business,
      isOn: sellerKind === 'BUSINESS',
      count: countOf('sellerKind', 'BUSINESS'),
    },
  ];
  return <Radios name="verkaeufer" rows={rows} />;
}

type RadioChoice = { word: string; label: string; isOn: boolean; count: number | undefined };

function Radios({ name, rows }: { name: string; rows: readonly RadioChoice[] }) {
  return (
    <div>
      {rows.map(({ word, label, isOn, count }) => (
        <RadioRow
          key={word}
          name={name}
          value={word}
          label={label}
          checked={isOn}
          count={written(count)}
          onChange={heard}
        />
      ))}
    </div>
  );
}
