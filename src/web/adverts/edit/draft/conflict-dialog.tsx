import { editAdvertTexts } from '#texts/de/adverts/edit-advert.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/surfaces/dialog.tsx';
import { focusHeading } from '#web/page/page-change.ts';
import { answerWords } from '#web/adverts/edit/answer-words.ts';
import { differencesOf } from './draft-differences.ts';
import { textOf } from './draft-values.ts';
import type { Wizard } from '#web/adverts/edit/use-wizard.ts';

const texts = editAdvertTexts.conflict;

const ANSWER = 'grid grid-cols-[max-content_minmax(0,1fr)] items-baseline gap-x-2.5';
const WHOSE = 'min-w-22 text-sm text-ink-soft';
const GIVEN = '[font-weight:inherit] wrap-anywhere whitespace-pre-line';

/** Two hands wrote one advert: both versions field by field, and the choice between them. */
export function ConflictDialog({ wizard: { state, store, conflict } }: { wizard: Wizard }) {
  const { theirs, isCompared, putAside } = conflict;
  const { category, values } = state;
  const setting = { category: category ?? 'FIREWOOD', unit: textOf(values, 'unit') || (theirs?.unit ?? '') };
  const differences =
    theirs === null || category === null
      ? []
      : differencesOf(category, values, theirs).map((difference) => ({
          field: difference.name,
          ...answerWords(difference.name, [difference.mine, difference.theirs], setting),
        }));
  const choose = (version: () => void) => {
    version();
    // The button that opened the dialog goes with the conflict.
    requestAnimationFrame(() => document.activeElement === document.body && focusHeading());
  };
  const keepMine = () => {
    store.keepMine();
    void store.save();
  };
  return (
    <Dialog
      isOpen={isCompared}
      opensByItself
      onClose={putAside}
      title={texts.title}
      actions={
        <>
          <Button onClick={() => choose(store.takeTheirs)}>{texts.takeTheirs}</Button>
          <Button variant="main" onClick={() => choose(keepMine)}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
      <dl className="grid gap-2.5 max-h-[50vh] mt-3 overflow-y-auto">
        {differences.map(({ field, name, answers: [mine, other] }) => (
          <div key={field}>
            <dt className="font-[650]">{name}</dt>
            <dd className={ANSWER}>
              <span className={WHOSE}>{texts.mine}</span> <b className={GIVEN}>{mine}</b>
            </dd>
            <dd className={`${ANSWER} mt-0.5`}>
              <span className={WHOSE}>{texts.theirs}</span> <b className={GIVEN}>{other}</b>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
