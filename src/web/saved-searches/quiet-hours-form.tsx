import type { SavedSearchList } from '#contract/saved-searches/saved-searches.schemas.ts';
import { savedSearchTexts as texts } from '#texts/de/saved-searches/saved-search-pages.ts';
import { replyTo } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { QuietHoursFields } from '#web/users/quiet-hours.parts.tsx';
import { INTENTS, type SearchReply } from './answer-search-form.ts';

type QuietHoursFormProps = { stored: NonNullable<SavedSearchList['quietHours']>; reply: SearchReply | null };

/** The hours without mails of an address without an account; they count for all its searches. */
export function QuietHoursForm({ stored, reply }: QuietHoursFormProps) {
  const own = replyTo(reply, { intent: INTENTS.quiet, about: '' });
  const isRefused = own !== null && own.done === undefined;
  return (
    <PageForm
      key={JSON.stringify(stored)}
      className="box p-4 grid gap-4"
      intent={INTENTS.quiet}
      about=""
      reply={isRefused ? own : null}
      done={own?.done ?? null}
      submit={texts.save}
      keepsScroll
      isApart
    >
      {(fields) => <QuietHoursFields stored={stored} fields={fields} />}
    </PageForm>
  );
}
