import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { paths } from '#contract/paths.ts';
import { myAdvertsTexts } from '#texts/de/adverts/my-adverts.ts';
import { Button } from '#ui/actions/button.tsx';
import { CheckboxRow } from '#ui/fields/choice.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Caret } from '#ui/marks/caret.tsx';
import { SelectField, TextField } from '#ui/fields/text-field.tsx';
import {
  CATEGORY_SLUGS,
  isNarrowed,
  type OwnFilter,
  ownAdvertsPath,
  PICTURE_NAMES,
  SORTING_NAMES,
  SORTINGS,
} from './own-filter.ts';
import { nameOfStatus } from './own-status.ts';

const { filter: texts } = myAdvertsTexts;

/** Filter and order of the own adverts: a plain GET form. */
export function OwnAdvertsFilter({ status, filter }: { status: AdvertStatus; filter: OwnFilter }) {
  const { search: _search, ...rest } = filter;
  const isMore = isNarrowed({ ...rest, search: '' }) || filter.sortBy !== 'NEWEST';
  return (
    <Stack
      as="form"
      gap={2}
      key={ownAdvertsPath(status, 1, filter)}
      method="get"
      action={paths.myAdverts()}
      role="search"
      aria-label={texts.label}
    >
      {status !== 'ACTIVE' && <input type="hidden" name="stand" value={nameOfStatus(status)} />}
      <div className="own-filter-search flex flex-wrap items-end gap-2">
        <TextField
          label={texts.search}
          type="search"
          icon="magnifying-glass"
          name="suche"
          placeholder={texts.searchHelp}
          maxLength={80}
          defaultValue={filter.search}
        />
        <Button type="submit">{texts.submit}</Button>
      </div>
      <details className="own-filter-more" open={isMore}>
        <summary>
          {texts.more}
          <Caret />
        </summary>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,200px),1fr))] gap-3 pb-2">
          <SelectField
            label={texts.category}
            name="kategorie"
            defaultValue={filter.category === null ? '' : categoryOf(filter.category).slug}
            choices={[{ value: '', label: texts.allCategories }, ...CATEGORY_SLUGS]}
          />
          <SelectField
            label={texts.pictures}
            name="fotos"
            defaultValue={filter.pictures === null ? '' : PICTURE_NAMES[filter.pictures]}
            choices={[
              { value: '', label: texts.allPictures },
              { value: PICTURE_NAMES.WITH, label: texts.pictureChoices.WITH },
              { value: PICTURE_NAMES.WITHOUT, label: texts.pictureChoices.WITHOUT },
            ]}
          />
          <SelectField
            label={texts.sortBy}
            name="ordnung"
            defaultValue={SORTING_NAMES[filter.sortBy]}
            choices={SORTINGS.map((sorting) => ({
              value: SORTING_NAMES[sorting],
              label: texts.sortings[sorting],
            }))}
          />
        </div>
        <CheckboxRow label={texts.endsSoon} name="bald" value="ja" defaultChecked={filter.endsSoon} />
        <Button type="submit">{texts.apply}</Button>
      </details>
      {(isNarrowed(filter) || filter.sortBy !== 'NEWEST') && (
        <p>
          <a href={ownAdvertsPath(status)}>{texts.reset}</a>
        </p>
      )}
    </Stack>
  );
}
