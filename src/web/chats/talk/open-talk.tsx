import type { ReactNode } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Api } from '#contract/api.ts';
import type { Chat, Message } from '#contract/chats/chats.schemas.ts';
import { reportChat } from '#contract/chats/chats.ts';
import { paths } from '#contract/paths.ts';
import { chatPageTexts as texts } from '#texts/de/chats/chat-page.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { useNotifications } from '#ui/surfaces/notifications.tsx';
import { notificationFor } from '#web/api/api-notifications.ts';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { AgreementMessage } from '#web/agreements/agreement-card.parts.tsx';
import { AgreementTool } from '#web/agreements/agreement-tool.parts.tsx';
import type { FormOutcome } from '#web/chats/list/chat-order.ts';
import { intentOf, refusalOf, reportOf } from '#web/chats/list/chat-order.ts';
import { EMPTY_TALK, talkOf } from '#web/chats/store/chat-state.ts';
import type { ChatStore, ChatsView } from '#web/chats/store/chat-store.ts';
import { nameOf } from '#web/chats/chat-words.ts';
import { Composer } from './composer.tsx';
import { Conversation } from './conversation.tsx';
import type { PhotoKeep } from '#web/chats/store/outbox.ts';
import { questionOf } from './questions.ts';
import { TalkQuestions } from './talk-questions.tsx';

type OpenTalkProps = {
  chat: Chat;
  store: ChatStore;
  view: ChatsView;
  photos: PhotoKeep;
  api: Api;
  viewerId: string;
  now: string;
  isOffline: boolean;
  formId: string;
  sent: FormOutcome | null;
};

/** The conversation that is open, with all that can be done in it. */
export function OpenTalk(props: OpenTalkProps) {
  const { chat, store, view, photos, api, viewerId, now, isOffline, sent } = props;
  const talk = talkOf(view, chat.id) ?? EMPTY_TALK;
  const [freshFrom] = useState(() => ((chat.unreadCount ?? 0) > 0 ? (chat.readUpTo ?? 0) : null));
  const known = useMemo(() => new Set(talk.messages.map((message) => message.id)), [talk.messages]);
  const outgoing = view.outgoing.filter((one) => one.chatId === chat.id && !known.has(one.id));
  const actions = useMemo(
    () => ({ onRetry: store.outbox.retry, onDiscard: store.outbox.discard, photoOf: photos.get }),
    [store, photos],
  );
  const onLoadEarlier = useCallback(() => void store.loadEarlier(chat.id), [store, chat.id]);
  const onSeen = useCallback(() => void store.markRead(chat.id), [store, chat.id]);
  const drawAgreement = (message: Message, isLatest: boolean): ReactNode => (
    <AgreementMessage {...{ message, isLatest, chat, api }} isOwn={message.senderId === viewerId} />
  );
  return (
    <>
      <Conversation
        {...{
          chat,
          talk,
          outgoing,
          viewerId,
          now,
          isOffline,
          freshFrom,
          actions,
          onLoadEarlier,
          onSeen,
          drawAgreement,
        }}
        onReload={() => void store.openTalk(chat.id)}
      >
        <Below {...props} />
      </Conversation>
      <Questions {...props} error={sent?.intent === 'melden' ? sent.error : null} />
    </>
  );
}

/** The field for the next message, or why there is none. */
function Below({ chat, store, view, api, viewerId, formId, sent }: OpenTalkProps) {
  const isHydrated = useHydrated();
  const name = nameOf(chat);
  if (chat.otherIsGone) return <BelowNote>{texts.composer.otherGone}</BelowNote>;
  if (chat.otherIsBlocked) return <BelowNote>{texts.composer.otherBlocked}</BelowNote>;
  if (chat.isBlocked === 'BY_OTHER') return <BelowNote>{texts.composer.blockedByOther}</BelowNote>;
  if (chat.isBlocked === 'BY_ME') {
    return (
      <BelowNote>
        {texts.composer.blockedByMe(name)}
        <UnblockForm chat={chat} store={store} />
      </BelowNote>
    );
  }
  const isRefused = sent?.intent === 'senden' && !isHydrated;
  return (
    <Composer
      viewerId={viewerId}
      draftOf={chat.id}
      intent="senden"
      formId={formId}
      replies={chat.lastSeq === 0 ? texts.replies.FIRST : texts.replies[chat.role ?? 'BUYER']}
      takesPhotos
      actions={<AgreementTool chat={chat} api={api} messages={talkOf(view, chat.id)?.messages ?? []} />}
      error={isRefused ? sent.error : null}
      startText={isRefused ? sent.text : ''}
      onSend={async ({ text, photo }) => {
        await store.send({ chatId: chat.id, text, photo });
        return true;
      }}
    />
  );
}

function BelowNote({ children }: { children: ReactNode }) {
  return (
    <Stack gap={2.5} className="chat-composer px-5 pt-3 pb-4 border-t border-seam bg-snow max-md:px-3">
      <Notice kind="info">{children}</Notice>
    </Stack>
  );
}

function UnblockForm({ chat, store }: Pick<OpenTalkProps, 'chat' | 'store'>) {
  const { notify } = useNotifications();
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        store.block(chat.id, false).then(
          () => notify({ kind: 'success', text: texts.done.unblocked(nameOf(chat)) }),
          (error: unknown) => {
            const told = notificationFor(error, 'mutation');
            if (told !== null) notify(told);
          },
        );
      }}
    >
      <input type="hidden" name="intent" value="freigeben" />
      <Button type="submit" variant="text">
        {texts.composer.unblock}
      </Button>
    </form>
  );
}

function Questions({ chat, store, view, api, viewerId, error: sentError }: OpenTalkProps & { error: string | null }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { notify } = useNotifications();
  const question = questionOf(params);
  const [failed, setFailed] = useState({ question, text: sentError });
  const error = failed.question === question ? failed.text : null;
  const setError = (text: string | null) => setFailed({ question, text });
  const isToldOfReport = useRef(false);
  useEffect(() => {
    if (params.get('gemeldet') === null || isToldOfReport.current) return;
    isToldOfReport.current = true;
    notify({ kind: 'success', text: texts.report.done });
  }, [params, notify]);

  const close = () => void navigate(paths.chats(chat.id), { replace: true, preventScrollReset: true });
  const done = (text: string, goTo = paths.chats(chat.id)) => {
    notify({ kind: 'success', text });
    void navigate(goTo, { replace: true, preventScrollReset: true });
  };
  const answer = async (form: FormData): Promise<void> => {
    const name = nameOf(chat);
    switch (intentOf(form)) {
      case 'blockieren':
        await store.block(chat.id, true);
        return done(texts.done.blocked(name));
      case 'freigeben':
        await store.block(chat.id, false);
        return done(texts.done.unblocked(name));
      case 'loeschen':
        await store.remove(chat.id);
        return done(texts.done.deleted, paths.chats());
      case 'melden': {
        const report = reportOf(form);
        if (typeof report === 'string') return setError(report);
        await api.call(reportChat, { chatId: chat.id, reportChatDto: report });
        return done(texts.report.done);
      }
    }
  };
  return (
    <TalkQuestions
      {...{ question, chat, viewerId, error }}
      messages={talkOf(view, chat.id)?.messages ?? []}
      onClose={close}
      onAnswer={async (form) => {
        setError(null);
        await answer(form).catch((failure: unknown) => setError(refusalOf(failure)));
      }}
    />
  );
}
