import type { SiteState } from '#contract/desk/desk.schemas.ts';
import { siteStateTexts as texts } from '#texts/de/desk/site-state.ts';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { fieldsOf } from '#web/forms/form-fields.ts';
import { type FormReply, replyTo } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { SITE_INTENTS as INTENTS } from './answer-site-state.ts';
import { DeskPart } from './desk-part.tsx';

type Part = { site: SiteState; sent: FormReply | null };

/** Announcements and maintenance. */
export function SiteStatePage({ site, sent, done }: Part & { done: string | null }) {
  return (
    <DeskPart title={texts.title} intro={texts.intro}>
      <DoneNotice>{sent === null && done}</DoneNotice>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Announcements site={site} sent={sent} />
        <Maintenance site={site} sent={sent} />
      </div>
    </DeskPart>
  );
}

function Announcements({ site: { announcements }, sent }: Part) {
  const reply = replyTo(sent, { intent: INTENTS.add });
  const { text } = fieldsOf(reply);
  return (
    <section className="box grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
      <h2 className="text-lg">{texts.announcements}</h2>
      {announcements.length === 0 && <p className="text-ink-soft">{texts.none}</p>}
      <ul className="grid gap-3">
        {announcements.map(({ id, words, from, to, isShown }) => (
          <li key={id} className="grid gap-2 border-t border-seam pt-3 wrap-anywhere">
            <p>{words}</p>
            <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
              <Badge tone={isShown ? 'warning' : 'neutral'}>{isShown ? texts.shownNow : texts.planned}</Badge>
              {texts.fromTo(from, to)}
            </p>
            <PageForm
              reply={replyTo(sent, { intent: INTENTS.end, about: id })}
              intent={INTENTS.end}
              about={id}
              submit={texts.end}
              variant="edge"
            />
          </li>
        ))}
      </ul>
      <PageForm
        key={newestOf(announcements)}
        className="grid gap-4 border-t border-seam pt-4"
        reply={reply}
        intent={INTENTS.add}
        submit={texts.add}
      >
        <TextArea label={texts.words} rows={3} {...text('words')} />
        <TextField label={texts.from} type="datetime-local" {...text('from')} />
        <TextField label={texts.to} type="datetime-local" {...text('to')} />
      </PageForm>
    </section>
  );
}

/** Once an announcement is added, the form is empty, so that it is not sent again; numbers sort by time. */
const newestOf = (announcements: SiteState['announcements']): string =>
  announcements
    .map(({ id }) => id)
    .toSorted()
    .at(-1) ?? '';

function Maintenance({ site: { maintenance }, sent }: Part) {
  const reply = replyTo(sent, { intent: INTENTS.begin });
  const { text } = fieldsOf(reply);
  return (
    <section className="box grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
      <h2 className="text-lg">{texts.maintenanceTitle}</h2>
      <p className="text-ink-soft">{texts.maintenanceIntro}</p>
      {maintenance !== null && (
        <>
          <Notice kind="warning">{texts.maintenanceIsOn(maintenance.since)}</Notice>
          <PageForm reply={replyTo(sent, { intent: INTENTS.finish })} intent={INTENTS.finish} submit={texts.finish} />
        </>
      )}
      <PageForm
        className="grid gap-4"
        reply={reply}
        intent={INTENTS.begin}
        submit={maintenance === null ? texts.begin : texts.change}
        variant={maintenance === null ? 'danger' : 'edge'}
      >
        <TextArea label={texts.maintenanceWords} rows={3} {...text('words', maintenance?.words)} />
        <TextField label={texts.expectedEnd} type="datetime-local" {...text('expectedEnd')} />
      </PageForm>
    </section>
  );
}
