import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Api } from '#contract/api.ts';
import { initChat } from '#contract/chats.ts';
import { paths } from '#contract/paths.ts';
import { chatPageTexts } from '#texts/de/chat-page.ts';
import { LinkButton } from '#ui/button.tsx';
import type { FormOutcome } from './chat-order.ts';
import { refusalOf } from './chat-order.ts';
import { ItemPicture } from './chat-picture.tsx';
import type { ChatStore } from './chat-store.ts';
import type { Written } from './composer.tsx';
import { Composer } from './composer.tsx';
import type { Compose, LoadedChats } from './load-chats.ts';
import { BackLink } from './talk-head.tsx';
import { TalkNote } from './talk-note.tsx';

const { compose: texts, replies, talk } = chatPageTexts;

type ComposeTalkProps = { loaded: LoadedChats; sent: FormOutcome | null; store: ChatStore; api: Api };

/** The first message about an advert. The chat begins when it is sent. */
export function ComposeTalk({ loaded, ...rest }: ComposeTalkProps) {
  const { compose } = loaded;
  if (compose === null || compose.state !== 'OPEN') return <NotPossible isOwn={compose?.state === 'OWN'} />;
  return <FirstMessage loaded={loaded} compose={compose} {...rest} />;
}

type FirstMessageProps = ComposeTalkProps & { compose: Extract<Compose, { state: 'OPEN' }> };

function FirstMessage({ loaded, compose, sent, store, api }: FirstMessageProps) {
  const navigate = useNavigate();
  const [error, setError] = useState(sent?.error ?? null);
  const [isBusy, setIsBusy] = useState(false);
  // The same for every try, so that a first message that went through unheard is not sent twice.
  const messageId = useRef(loaded.formId);
  const { advertId, title } = compose;
  const send = async ({ text }: Written): Promise<boolean> => {
    setIsBusy(true);
    setError(null);
    try {
      const chat = await api.call(initChat, { initChatDto: { advertId, text, messageId: messageId.current } });
      store.takeChat(chat);
      void navigate(paths.chats(chat.id), { replace: true });
      return true;
    } catch (failure) {
      setError(refusalOf(failure));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section className="chat-talk" aria-label={texts.title} data-action-bar>
      <header className="chat-head">
        <BackLink />
        <span className="chat-head-picture">
          <ItemPicture image={compose.picture} sizes="52px" />
        </span>
        <div className="chat-head-words">
          <h1 className="chat-head-name">{texts.title}</h1>
          <p className="chat-head-item">
            <a href={paths.advert(compose.slug)}>{title}</a>
          </p>
        </div>
      </header>
      <div className="chat-log chat-log-still">
        <p className="chat-begin">{texts.intro(title)}</p>
        <p className="chat-begin">{talk.begin}</p>
      </div>
      <Composer
        viewerId={loaded.viewerId}
        draftOf={`neu:${advertId}`}
        intent="anfangen"
        formId={loaded.formId}
        replies={replies.FIRST}
        takesPhotos={false}
        error={error}
        isBusy={isBusy}
        startText={sent?.text ?? ''}
        onSend={send}
      />
    </section>
  );
}

function NotPossible({ isOwn }: { isOwn: boolean }) {
  return (
    <section className="chat-talk chat-talk-none">
      <TalkNote
        level={1}
        title={isOwn ? texts.ownTitle : texts.goneTitle}
        actions={
          <>
            {!isOwn && (
              <LinkButton variant="main" href={paths.products()}>
                {texts.otherAdverts}
              </LinkButton>
            )}
            <LinkButton href={paths.chats()}>{texts.toChats}</LinkButton>
          </>
        }
      >
        {isOwn ? texts.ownText : texts.goneText}
      </TalkNote>
    </section>
  );
}
