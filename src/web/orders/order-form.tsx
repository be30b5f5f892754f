import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/notice.tsx';
import type { FormReply } from '#web/accounts/form-reply.ts';
import { useMended } from '#web/shell/use-mended.ts';
import { useHydrated } from '#web/shell/use-hydrated.ts';

/** Sent along by a page that has its script. */
export const SCRIPT_FIELD = 'skript';

type OrderFormProps = {
  reply: FormReply | null;
  action?: string;
  className?: string;
  children: (isBusy: boolean) => ReactNode;
};

/** A form that goes out once, however often its button is pressed; works without the page's script too. */
export function OrderForm({ reply, action, className, children }: OrderFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isUnderWay = useRef(false);
  const { message, onInput } = useMended(reply);
  const isHydrated = useHydrated();
  const isBusy = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!isBusy) isUnderWay.current = false;
  }, [isBusy]);
  useEffect(() => {
    if (reply === null) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    (first ?? form.current?.querySelector<HTMLElement>('.orders-refusal'))?.focus();
  }, [reply]);
  const sendOnce = (event: FormEvent): void => {
    if (isBusy || isUnderWay.current) event.preventDefault();
    else isUnderWay.current = true;
  };
  return (
    <Form
      ref={form}
      method="post"
      {...(action === undefined ? {} : { action })}
      className={classNames('orders-form', className)}
      noValidate
      preventScrollReset
      onSubmit={sendOnce}
      onInput={onInput}
    >
      {isHydrated && <input type="hidden" name={SCRIPT_FIELD} value="ja" />}
      {message !== null && (
        <div className="orders-refusal" tabIndex={-1}>
          <Notice kind="error" isLive>
            {message}
          </Notice>
        </div>
      )}
      {children(isBusy)}
    </Form>
  );
}
