import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import type { Chat, Message } from '#contract/chats/chats.schemas.ts';
import { paths } from '#contract/paths.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { chatPageTexts as texts } from '#texts/de/chats/chat-page.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { CheckboxRow } from '#ui/fields/choice.tsx';
import { Dialog } from '#ui/surfaces/dialog.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { SelectField, TextArea } from '#ui/fields/text-field.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { nameOf, screenReaderTextOf } from '#web/chats/chat-words.ts';
import type { ChatIntent, Question } from './questions.ts';

type QuestionsProps = {
  question: Question | null;
  chat: Chat;
  messages: readonly Message[];
  viewerId: string;
  /** Why the last answer was refused. */
  error: string | null;
  onClose: () => void;
  onAnswer: (form: FormData) => Promise<void>;
};

/** What is asked before something is done to a chat: a dialog, or a part of the page where no script runs. */
export function TalkQuestions({ question, onClose, chat: chatNow, ...others }: QuestionsProps) {
  const isHydrated = useHydrated();
  const chat = useChatAsAsked(question, chatNow);
  const rest = { ...others, chat };
  const title = question === null ? '' : titleOf(question, chat);
  if (isHydrated) {
    return (
      <Dialog isOpen={question !== null} onClose={onClose} title={title}>
        {question !== null && <QuestionBody question={question} onClose={onClose} {...rest} />}
      </Dialog>
    );
  }
  if (question === null) return null;
  return (
    <section className="-order-1 grid gap-3 p-5 border-b border-seam overflow-auto" aria-labelledby="frage">
      <h2 id="frage">{title}</h2>
      <QuestionBody question={question} onClose={onClose} {...rest} />
    </section>
  );
}

/** The chat as it was when the question came up: under a second tap it must not turn into its opposite. */
function useChatAsAsked(question: Question | null, chat: Chat): Chat {
  const [asked, setAsked] = useState({ question, chat });
  if (asked.question === question && asked.chat.id === chat.id) return asked.chat;
  setAsked({ question, chat });
  return chat;
}

function titleOf(question: Question, chat: Chat): string {
  const name = nameOf(chat);
  switch (question) {
    case 'melden':
      return texts.report.title(name);
    case 'blockieren':
      return chat.isBlocked === 'BY_ME' ? texts.menu.unblock : texts.blockQuestion.title(name);
    case 'loeschen':
      return texts.deleteQuestion.title;
    case 'sicher':
      return texts.safety.hintTitle;
  }
}

type BodyProps = Omit<QuestionsProps, 'question'> & { question: Question };

function QuestionBody({ question, ...props }: BodyProps) {
  const { chat } = props;
  switch (question) {
    case 'melden':
      return <ReportForm {...props} />;
    case 'blockieren':
      return chat.isBlocked === 'BY_ME' ? (
        <AnswerForm {...props} intent="freigeben" submit={texts.composer.unblock}>
          <p>{texts.composer.blockedByMe(nameOf(chat))}</p>
        </AnswerForm>
      ) : (
        <AnswerForm {...props} intent="blockieren" submit={texts.blockQuestion.submit} isDanger>
          <p>{texts.blockQuestion.text}</p>
        </AnswerForm>
      );
    case 'loeschen':
      return (
        <AnswerForm {...props} intent="loeschen" submit={texts.deleteQuestion.submit} isDanger>
          <p>{texts.deleteQuestion.text}</p>
        </AnswerForm>
      );
    case 'sicher':
      return (
        <ul className="grid gap-2.5 pl-5 list-disc">
          {texts.safety.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      );
  }
}

type AnswerFormProps = Omit<BodyProps, 'question'> & {
  intent: ChatIntent;
  submit: string;
  isDanger?: boolean;
  children: ReactNode;
};

function AnswerForm({ intent, submit, isDanger, chat, error, onClose, onAnswer, children }: AnswerFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const isHydrated = useHydrated();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    void onAnswer(new FormData(event.currentTarget)).finally(() => setIsBusy(false));
  };
  return (
    <form className="grid gap-4" method="post" action={paths.chats(chat.id)} onSubmit={send}>
      <input type="hidden" name="intent" value={intent} />
      {error !== null && (
        <Notice kind="error" isLive={isHydrated}>
          {error}
        </Notice>
      )}
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        {isHydrated ? (
          <Button onClick={onClose}>{texts.cancel}</Button>
        ) : (
          <LinkButton href={paths.chats(chat.id)}>{texts.cancel}</LinkButton>
        )}
        <Button type="submit" variant={isDanger ? 'danger' : 'main'} aria-disabled={isBusy || undefined}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

const MOST_SHOWN = 50;

function ReportForm(props: Omit<BodyProps, 'question'>) {
  const { messages, viewerId } = props;
  const theirs = messages.filter((message) => message.senderId !== viewerId).slice(-MOST_SHOWN);
  const { report } = texts;
  if (theirs.length === 0) return <p>{report.noneThere}</p>;
  return (
    <AnswerForm {...props} intent="melden" submit={report.submit}>
      <p>{report.text}</p>
      <SelectField
        label={report.reason}
        name="grund"
        choices={Object.entries(report.reasons).map(([value, label]) => ({ value, label }))}
      />
      <fieldset>
        <legend className="field-label">{report.messages}</legend>
        {theirs.toReversed().map((message, index) => (
          <CheckboxRow
            className="items-start py-2"
            key={message.id}
            name="nachricht"
            value={message.id}
            defaultChecked={
              message.signs !== undefined || (index === 0 && theirs.every((one) => one.signs === undefined))
            }
            label={
              <span>
                <span className="[display:-webkit-box] overflow-hidden wrap-anywhere [-webkit-box-orient:vertical] [-webkit-line-clamp:3]">
                  {screenReaderTextOf(message)}
                </span>{' '}
                <span className="text-xs text-ink-soft">{formatDateTime(message.timestamp)}</span>
              </span>
            }
          />
        ))}
      </fieldset>
      <TextArea label={report.content} name="inhalt" isOptional maxLength={2000} />
    </AnswerForm>
  );
}
