import { paths } from '#contract/paths.ts';
import { localFirstTexts } from '#texts/de/adverts/availability/local-first.ts';
import { chatPageTexts } from '#texts/de/chats/chat-page.ts';
import { firstMessageTexts as texts } from '#texts/de/chats/first-message.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { TextArea, TextField } from '#ui/fields/text-field.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import type { Compose } from '#web/chats/load-chats.ts';
import { PLACE_FIELD } from '#web/chats/talk/buyer-place.ts';
import { ItemPicture } from '#web/chats/talk/chat-picture.tsx';
import type { FormReply } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';

const { compose: words } = chatPageTexts;

type FirstMessagePageProps = {
  /** Where the form goes. */
  formPath: string;
  compose: Compose;
  reply: FormReply | null;
  /** What was written before. */
  values: FormReply['values'];
  isGuest: boolean;
};

/** The first message about an advert: the form, also where sending it was refused, or why there can be none. */
export function FirstMessagePage({ formPath, compose, reply, values, isGuest }: FirstMessagePageProps) {
  const text = reply?.values['text'] ?? values['text'] ?? '';
  if (compose.state !== 'OPEN') return <NotPossible isOwn={compose.state === 'OWN'} text={text} isGuest={isGuest} />;
  const { title, slug, picture, local, place } = compose;
  return (
    <div className="wrap pt-6 pb-12">
      <Stack gap={4} className="max-w-[40rem]">
        <h1>{reply === null ? words.title : texts.notSent}</h1>
        <a href={paths.advert(slug)} className="box flex items-center gap-3.5 font-semibold wrap-anywhere">
          <span className="flex-none w-18">
            <ItemPicture image={picture} sizes="72px" />
          </span>
          {title}
        </a>
        {local !== null && <Notice kind="info">{localFirstTexts.note(local)}</Notice>}
        <PageForm
          className="grid gap-4"
          reply={reply}
          action={formPath}
          submit={texts.send}
          icon="chat-text"
          leavesPage
        >
          {(fields) => (
            <>
              <TextArea label={texts.label} rows={6} required {...fields.text('text', text)} />
              {local !== null && (
                <TextField
                  label={localFirstTexts.place}
                  help={localFirstTexts.placeHelp}
                  autoComplete="postal-code"
                  maxLength={80}
                  required
                  {...fields.text(PLACE_FIELD, values[PLACE_FIELD] || place)}
                />
              )}
              {isGuest && <p className="text-sm text-ink-soft">{texts.guest}</p>}
            </>
          )}
        </PageForm>
      </Stack>
    </div>
  );
}

function NotPossible({ isOwn, text, isGuest }: { isOwn: boolean; text: string; isGuest: boolean }) {
  return (
    <div className="wrap pt-6 pb-12">
      <Stack gap={4} className="max-w-[40rem]">
        <h1>{isOwn ? words.ownTitle : words.goneTitle}</h1>
        <p>{isOwn ? words.ownText : words.goneText}</p>
        {text !== '' && (
          <TextArea
            label={texts.yourText}
            help={isOwn ? undefined : texts.yourTextHelp}
            rows={6}
            readOnly
            value={text}
          />
        )}
        <Cluster gap={2}>
          {!isOwn && (
            <LinkButton variant="main" href={paths.products()} icon="magnifying-glass">
              {words.otherAdverts}
            </LinkButton>
          )}
          {!isGuest && <LinkButton href={paths.chats()}>{words.toChats}</LinkButton>}
        </Cluster>
      </Stack>
    </div>
  );
}
