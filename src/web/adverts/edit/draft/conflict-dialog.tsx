import { editAdvertTexts } from '#texts/de/adverts/edit-advert.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/surfaces/dialog.tsx';
import { answerWords } from '#web/adverts/edit/answer-words.ts';
import { differencesOf } from './draft-differences.ts';
import { textOf } from './draft-values.ts';
import type { Wizard } from '#web/adverts/edit/use-wizard.ts';

const texts = editAdvertTexts.conflict;

/** Two hands wrote one advert: both versions field by field, and the choice between them. */
export function ConflictDialog({ wizard: { state, store } }: { wizard: Wizard }) {
  const { obstacle } = state.save;
  const theirs = obstacle?.kind === 'CONFLICT' ? obstacle.theirs : null;
  const { category, values } = state;
  const setting = { category: category ?? 'FIREWOOD', unit: textOf(values, 'unit') || (theirs?.unit ?? '') };
  const differences =
    theirs === null || category === null
      ? []
      : differencesOf(category, values, theirs).map((difference) => ({
          field: difference.name,
          ...answerWords(difference.name, [difference.mine, difference.theirs], setting),
        }));
  const keepMine = () => {
    store.keepMine();
    void store.save();
  };
  return (
    <Dialog
      isOpen={theirs !== null}
      // Closing keeps the version on the screen: nothing typed here is lost.
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
      <dl className="wizard-versions grid gap-2.5 max-h-[50vh] mt-3 overflow-y-auto">
        {differences.map(({ field, name, answers: [mine, other] }) => (
          <div key={field}>
            <dt>{name}</dt>
            <dd>
              <span>{texts.mine}</span> <b>{mine}</b>
            </dd>
            <dd>
              <span>{texts.theirs}</span> <b>{other}</b>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
