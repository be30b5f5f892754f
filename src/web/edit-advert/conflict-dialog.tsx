import { isCategoryCode, categoryOf } from '#domain/lookups/categories.data.ts';
import { isUnitCode, unitOf } from '#domain/lookups/units.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { editAdvertTexts } from '#texts/de/edit-advert.ts';
import { validationTexts } from '#texts/de/validation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { differencesOf } from './draft-differences.ts';
import type { Difference } from './draft-differences.ts';
import { CHECKED } from './draft-values.ts';
import type { Wizard } from './use-wizard.ts';

const texts = editAdvertTexts.conflict;

/** Two hands wrote one advert: both versions field by field, and the choice between them. */
export function ConflictDialog({ wizard: { state, store } }: { wizard: Wizard }) {
  const { obstacle } = state.save;
  const theirs = obstacle?.kind === 'CONFLICT' ? obstacle.theirs : null;
  const differences =
    theirs === null || state.category === null ? [] : differencesOf(state.category, state.values, theirs);
  const keepMine = () => {
    store.keepMine();
    void store.save();
  };
  return (
    <Dialog
      isOpen={theirs !== null}
      // Closing decides for what the writer sees: nothing typed here is lost.
      onClose={() => theirs !== null && keepMine()}
      title={texts.title}
      actions={
        <>
          <Button onClick={store.takeTheirs}>{texts.takeTheirs}</Button>
          <Button variant="main" onClick={keepMine}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
      <dl className="wizard-versions">
        {differences.map((difference) => (
          <div key={difference.name}>
            <dt>{validationTexts.nameOf(difference.name)}</dt>
            <dd>
              <span>{texts.mine}</span> {shown(difference, difference.mine)}
            </dd>
            <dd>
              <span>{texts.theirs}</span> {shown(difference, difference.theirs)}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const isWoods = (name: string): boolean => /WoodTypeIds?$|woodLogTypeId$|sawnWoodTypeId$/.test(name);
const isClaim = (name: string): boolean =>
  /(Certified|IsPossible|Accepted|isSingleItem|isFor\w+|isFrom\w+)$/.test(name);

function shown({ name }: Pick<Difference, 'name'>, value: string | readonly string[]): string {
  if (isClaim(name)) return value === CHECKED ? texts.yes : texts.no;
  if (value.length === 0) return texts.empty;
  const all = typeof value === 'string' ? [value] : value;
  if (isWoods(name)) return all.map((id) => woodTypeById(Number(id))?.shortText ?? id).join(', ');
  const [only = ''] = all;
  if (name === 'category' && isCategoryCode(only)) return categoryOf(only).text;
  if (name === 'unit' && isUnitCode(only)) return unitOf(only).longText;
  return all.join(', ');
}
