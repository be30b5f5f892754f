import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useMended } from '#web/shell/use-mended.ts';
import { useSendOnce } from '#web/shell/use-send-once.ts';
import type { CaseReply } from './case-form.ts';

type CaseFrameProps = {
  title: string;
  intro?: ReactNode;
  /** Ways to the pages beside it. */
  nav?: ReactNode;
  children: ReactNode;
};

/** One column with a heading and what is to be read and done. */
export function CaseFrame({ title, intro, nav, children }: CaseFrameProps) {
  return (
    <div className="wrap case">
      {nav}
      <header className="case-head">
        <h1>{title}</h1>
        {intro !== undefined && <p className="text-ink-soft">{intro}</p>}
      </header>
      {children}
    </div>
  );
}

type CaseFormProps = {
  reply: CaseReply | null;
  submit: string;
  sending?: string;
  variant?: ButtonVariant;
  children?: ReactNode;
  /** Set in a form that offers several decisions: it brings its own buttons. */
  hasOwnButtons?: boolean;
};

/** A form that also works without the page's script; after a refusal the first field to mend has the focus. */
export function CaseForm({
  reply,
  submit,
  sending = submit,
  variant = 'main',
  children,
  hasOwnButtons,
}: CaseFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  const isBusy = state !== 'idle';
  const sendOnce = useSendOnce(isBusy);
  const { message, onInput } = useMended(reply);
  useEffect(() => {
    if (reply === null) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    (first ?? form.current?.querySelector<HTMLElement>('.case-refusal'))?.focus();
  }, [reply]);
  return (
    <Form method="post" ref={form} className="case-form" noValidate onSubmit={sendOnce} onInput={onInput}>
      {message !== null && (
        <div className="case-refusal" tabIndex={-1}>
          <Notice kind="error" isLive>
            {message}
          </Notice>
        </div>
      )}
      {children}
      {hasOwnButtons !== true && (
        <div>
          <Button type="submit" variant={variant} aria-disabled={isBusy || undefined}>
            {isBusy ? sending : submit}
          </Button>
        </div>
      )}
    </Form>
  );
}
