import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Api } from '#contract/api.ts';
import { initChat } from '#contract/chats/chats.ts';
import { paths } from '#contract/paths.ts';
import { chatPageTexts } from '#texts/de/chats/chat-page.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import type { FormOutcome } from '#web/chats/list/chat-order.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { refusalOf } from '#web/chats/list/chat-order.ts';
import { ItemPicture } from './chat-picture.tsx';
import type { ChatStore } from '#web/chats/store/chat-store.ts';
import { BuyerPlaceField } from './buyer-place-field.tsx';
import { buyerPlaceOf } from './buyer-place.ts';
import type { Written } from './composer.tsx';
import { Composer } from './composer.tsx';
import type { Compose, LoadedChats } from '#web/chats/load-chats.ts';
import { BackLink } from './talk-head.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';

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
  const [place, setPlace] = useState(sent?.place ?? compose.place);
  // The same for every attempt, so that a first message with a lost response is not sent twice.
  const messageId = useRef(loaded.formId);
  const { advertId, title, local } = compose;
  useEffect(() => {
    const onOnline = () => setError((before) => (before === chatPageTexts.offlineAction ? null : before));
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  const send = async ({ text }: Written): Promise<boolean> => {
    setIsBusy(true);
    setError(null);
    try {
      const buyerPlace = local === null ? null : await buyerPlaceOf(api, place);
      if (typeof buyerPlace === 'string') {
        setError(buyerPlace);
        return false;
      }
      const chat = await api.call(initChat, {
        initChatDto: { advertId, text, messageId: messageId.current, buyerPlace },
      });
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
    <section className="flex flex-1 flex-col min-w-0 min-h-0" aria-label={texts.title} data-action-bar>
      <header className="flex items-center gap-3 py-2.5 px-5 border-b border-seam max-md:px-3 max-md:gap-2">
        <BackLink />
        <span className="chat-head-picture flex-none w-13">
          <ItemPicture image={compose.picture} sizes="52px" />
        </span>
        <div className="flex-1 min-w-0 leading-[1.3]">
          <h1 className="overflow-hidden [font:700_var(--text-base)_/_1.3_var(--font-text)] tracking-[0] text-ellipsis whitespace-nowrap">
            {texts.title}
          </h1>
          <Cluster as="p" gap={2} rowGap={0.5} className="chat-head-item text-xs">
            <a href={paths.advert(compose.slug)}>{title}</a>
          </Cluster>
        </div>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reached by keyboard */}
      <div className="chat-log flex-col gap-3" role="region" tabIndex={0} aria-label={texts.introLabel}>
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
        above={local !== null && <BuyerPlaceField local={local} value={place} onChange={setPlace} />}
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
    <section className="flex-1 flex-col min-w-0 min-h-0 grid place-content-center bg-frost">
      <EmptyState
        headingLevel={1}
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
      </EmptyState>
    </section>
  );
}
