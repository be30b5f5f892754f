import type { AdvertDecisionResults } from '#contract/moderation/advert-moderation.schemas.ts';
import { advertListTexts as texts } from '#texts/de/moderation/advert-list.ts';
import { Notice } from '#ui/surfaces/notice.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { PageForm } from '#web/forms/page-form.tsx';
import { CHOSEN_FIELD, chosenValue } from './answer-adverts.ts';

type DecisionResultsProps = { wish: string | undefined; results: AdvertDecisionResults['results'] };

/** What became of the chosen adverts, with the way back from a block. */
export function DecisionResults({ wish, results }: DecisionResultsProps) {
  const done = results.filter(({ isDone }) => isDone);
  const refused = results.filter(({ isDone }) => !isDone);
  const isBlock = wish === 'BLOCK';
  return (
    <section className="grid gap-3" aria-label={texts.resultTitle}>
      <DoneNotice>{done.length > 0 && (isBlock ? texts.blocked(done.length) : texts.undone(done.length))}</DoneNotice>
      {refused.length > 0 && (
        <Notice kind="warning" isLive>
          <ul>
            {refused.map(({ advertId, title, refusal }) => (
              <li key={advertId}>{texts.refused(title || texts.untitled, refusal ?? '')}</li>
            ))}
          </ul>
        </Notice>
      )}
      {isBlock && done.length > 0 && (
        <PageForm intent="UNDO" submit={texts.undoAll(done.length)} variant="edge" isApart>
          {done.map(({ advertId, version }) => (
            <input key={advertId} type="hidden" name={CHOSEN_FIELD} value={chosenValue({ id: advertId, version })} />
          ))}
        </PageForm>
      )}
    </section>
  );
}
