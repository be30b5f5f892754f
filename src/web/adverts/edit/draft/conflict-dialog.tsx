import { editAdvertTexts } from '#texts/de/adverts/edit-advert.ts';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/surfaces/dialog.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { focusHeading } from '#web/page/page-change.ts';
import { answerWords } from '#web/adverts/edit/answer-words.ts';
import { differencesOf } from './draft-differences.ts';
import { type DraftValues, textOf } from './draft-values.ts';
import type { Wizard } from '#web/adverts/edit/use-wizard.ts';

const texts = editAdvertTexts.conflict;

const ANSWER = 'grid grid-cols-[max-content_minmax(0,1fr)] items-baseline gap-x-2.5';
const WHOSE = 'min-w-22 text-sm text-ink-soft';
const GIVEN = '[font-weight:inherit] wrap-anywhere whitespace-pre-line';

/** Two hands wrote one advert: both versions field by field, and the choice between them. */
export function ConflictDialog({ wizard: { state, store, conflict } }: { wizard: Wizard }) {
  const { theirs, isCompared, putAside } = conflict;
  const { category, values } = state;
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
      {theirs !== null && category !== null && <Differences category={category} values={values} theirs={theirs} />}
    </Dialog>
  );
}

type OutdatedNoticeProps = DifferencesProps & { path: string };

/** Says the same of a form that was sent without script: it is filled with this version, a link fills it with the other. */
export function OutdatedNotice({ path, ...versions }: OutdatedNoticeProps) {
  return (
    <Notice kind="warning" title={texts.title}>
      <p>{texts.outdated}</p>
      <Differences {...versions} />
      <LinkButton href={path} className="mt-3">
        {texts.takeTheirs}
      </LinkButton>
    </Notice>
  );
}

type DifferencesProps = { category: CategoryCode; values: DraftValues; theirs: Advert };

function Differences({ category, values, theirs }: DifferencesProps) {
  const setting = { category, unit: textOf(values, 'unit') || (theirs.unit ?? '') };
  const differences = differencesOf(category, values, theirs).map((difference) => ({
    field: difference.name,
    ...answerWords(difference.name, [difference.mine, difference.theirs], setting),
  }));
  return (
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
  );
}
