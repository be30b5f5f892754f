import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/notice.tsx';
import { useMended } from '#web/shell/use-mended.ts';
import type { FormReply } from '#web/accounts/form-reply.ts';

type AdminFormProps = {
  /** What became of this form, if it was the one that was sent. */
  reply: FormReply | null;
  hasFile?: boolean;
  className?: string;
  children: (isBusy: boolean) => ReactNode;
};

/** A form that goes out once; after a refusal the first field to mend has the focus. */
export function AdminForm({ reply, hasFile = false, className, children }: AdminFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const { message, onInput } = useMended(reply);
  const isBusy = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!isBusy) isUnderWay.current = false;
  }, [isBusy]);
  useEffect(() => {
    if (reply === null) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    (first ?? form.current?.querySelector<HTMLElement>('.admin-refusal'))?.focus();
  }, [reply]);
  const sendOnce = (event: FormEvent): void => {
    if (isBusy || isUnderWay.current) event.preventDefault();
    else isUnderWay.current = true;
  };
  return (
    <Form
      ref={form}
      method="post"
      encType={hasFile ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      className={classNames('admin-form', className)}
      noValidate
      onSubmit={sendOnce}
      onInput={onInput}
    >
      {message !== null && (
        <div className="admin-refusal" tabIndex={-1}>
          <Notice kind="error" isLive>
            {message}
          </Notice>
        </div>
      )}
      {children(isBusy)}
    </Form>
  );
}
