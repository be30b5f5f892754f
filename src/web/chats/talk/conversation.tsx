import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { chatPageTexts as texts } from '#texts/de/chats/chat-page.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { LoadingNote, Skeleton } from '#ui/surfaces/skeleton.tsx';
import { nameOf } from '#web/chats/chat-words.ts';
import type { MessageListProps } from './message-list.tsx';
import { MessageList } from './message-list.tsx';
import { TalkHead } from './talk-head.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';

type ConversationProps = MessageListProps & {
  onReload: () => void;
  /** What comes below the messages: the field for the next one, or why there is none. */
  children: ReactNode;
};

/** One chat: who and what it is about, everything that was said, and below what comes next. */
export function Conversation({ onReload, children, ...list }: ConversationProps) {
  const { chat, talk, outgoing, isOffline } = list;
  const isShown = talk.status === 'READY' || talk.messages.length > 0 || outgoing.length > 0;
  return (
    <section
      className="flex flex-1 flex-col min-w-0 min-h-0"
      aria-label={texts.talk.label(nameOf(chat))}
      data-action-bar
    >
      <TalkHead chat={chat} />
      {talk.status === 'LOADING' && !isShown && <LoadingTalk />}
      {talk.status === 'FAILED' && !isShown && (
        <div className="chat-log flex-col gap-3">
          <EmptyState
            headingLevel={2}
            title={texts.talk.failed}
            actions={<Button onClick={onReload}>{uiTexts.actions.retry}</Button>}
          />
        </div>
      )}
      {isShown && <MessageList {...list} />}
      {talk.status === 'FAILED' && isShown && !isOffline && <Incomplete onReload={onReload} />}
      {children}
    </section>
  );
}

/** Below messages that are known, where newer ones could not be read. */
function Incomplete({ onReload }: Pick<ConversationProps, 'onReload'>) {
  return (
    <div className="notice-line">
      <Notice kind="warning" isLive>
        {texts.talk.incomplete}{' '}
        <Button variant="text" className="chat-retry" onClick={onReload}>
          {uiTexts.actions.retry}
        </Button>
      </Notice>
    </div>
  );
}

function LoadingTalk() {
  return (
    <div className="chat-log flex-col gap-3">
      <LoadingNote />
      <Skeleton className="w-[min(420px,70%)] h-16" />
      <Skeleton className="h-16 [align-self:flex-end] w-[min(300px,50%)]" />
      <Skeleton className="w-[min(420px,70%)] h-16" />
    </div>
  );
}

/** Where no conversation is chosen, or the requested one does not exist. */
export function NoTalk({ isMissing = false, hasChats = true }: { isMissing?: boolean; hasChats?: boolean }) {
  return (
    <section className="flex-1 flex-col min-w-0 min-h-0 grid place-content-center bg-frost">
      {isMissing && (
        <EmptyState
          headingLevel={1}
          title={texts.talk.missing}
          actions={<LinkButton href={paths.chats()}>{texts.compose.toChats}</LinkButton>}
        />
      )}
      {!isMissing && hasChats && (
        <EmptyState headingLevel={2} title={texts.talk.choose}>
          {texts.talk.chooseText}
        </EmptyState>
      )}
    </section>
  );
}
