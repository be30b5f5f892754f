import type { FormEvent, ReactNode } from 'react';
import { createContext, use, useEffect, useRef, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { Form, useLocation, useNavigation } from 'react-router';
import type { ButtonProps } from '#ui/actions/button.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { DoneNotice } from './sending/done-notice.tsx';
import { ABOUT_FIELD, CHECKED, INTENT_FIELD, SCRIPT_FIELD } from './form-data.ts';
import { type FormFields, fieldsOf } from './form-fields.ts';
import type { FormReply } from './form-reply.ts';
import { useUnfixedErrors } from './sending/use-unfixed-errors.ts';
import { useSendOnce } from './sending/use-send-once.ts';

type PageFormProps = {
  /** What became of this form, if it was the one that was sent. */
  reply?: FormReply | null | undefined;
  /** Said behind the sentence of the reply. */
  more?: ReactNode;
  /** Says that it was carried out. */
  done?: string | null | undefined;
  /** Which form of the page it is, where its buttons do not say so. */
  intent?: string | undefined;
  about?: string | undefined;
  action?: string | undefined;
  className?: string | undefined;
  hasFile?: boolean | undefined;
  /** Another form of the page that is on its way does not hold it back. */
  isApart?: boolean | undefined;
  /** Submitted by the browser itself, also with script: the response is another page. */
  leavesPage?: boolean | undefined;
  /** The browser checks the fields before the form is sent. */
  isValidated?: boolean | undefined;
  /** Keeps the scroll position. */
  keepsScroll?: boolean | undefined;
  /** Sends the form without leaving the page. */
  fetcher?: FetcherWithComponents<unknown> | undefined;
  formRef?: { current: HTMLFormElement | null };
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  /** What its button says; without it the form brings its own. */
  submit?: string | undefined;
  sending?: string | undefined;
  variant?: ButtonProps['variant'];
  icon?: ButtonProps['icon'];
  children?: ReactNode | ((fields: FormFields) => ReactNode);
};

/**
 * The form of a page, with and without script: submitted once, however often its button is pressed, with errors above
 * it and at its fields.
 */
export function PageForm(props: PageFormProps) {
  const { reply, intent, about, fetcher, submit, children } = props;
  const own = useRef<HTMLFormElement>(null);
  const form = props.formRef ?? own;
  const { sent, leave } = useSent(props);
  const { key } = useLocation();
  const sendOnce = useSendOnce(sent.isBusy, fetcher === undefined ? key : fetcher.data);
  const mended = useUnfixedErrors(reply);
  const isHydrated = useHydrated();
  useFocusOnRefusal(form, reply, sent.isBusy);
  const Tag = fetcher?.Form ?? Form;
  // Without script a page starts at its top, where the message has to be.
  const message = isHydrated && isSaidAtField(reply) ? null : mended.message;
  return (
    <SentContext value={sent}>
      <Tag
        ref={form}
        method="post"
        {...(props.action === undefined ? {} : { action: props.action })}
        {...(props.hasFile ? { encType: 'multipart/form-data' } : {})}
        {...(props.leavesPage ? { reloadDocument: true } : {})}
        {...(props.keepsScroll ? { preventScrollReset: true } : {})}
        className={props.className}
        aria-busy={sent.isBusy || undefined}
        noValidate={!props.isValidated}
        onSubmit={(event) => {
          sendOnce(event);
          if (props.leavesPage && !event.defaultPrevented) leave();
        }}
        onInput={(event) => {
          mended.onInput(event);
          props.onInput?.(event);
        }}
      >
        {intent !== undefined && <input type="hidden" name={INTENT_FIELD} value={intent} />}
        {about !== undefined && <input type="hidden" name={ABOUT_FIELD} value={about} />}
        {isHydrated && <input type="hidden" name={SCRIPT_FIELD} value={CHECKED} />}
        {message && (
          <div className="form-summary" tabIndex={-1}>
            <Notice kind="error" isLive>
              {message}
              {props.more}
            </Notice>
          </div>
        )}
        <DoneNotice>{props.done}</DoneNotice>
        {typeof children === 'function' ? children(fieldsOf(reply)) : children}
        {submit !== undefined && (
          <div>
            <SubmitButton variant={props.variant ?? 'main'} icon={props.icon} sending={props.sending}>
              {submit}
            </SubmitButton>
          </div>
        )}
      </Tag>
    </SentContext>
  );
}

type Sent = { isBusy: boolean; intent: FormDataEntryValue | null };

const SentContext = createContext<Sent>({ isBusy: false, intent: null });

function useSent({ fetcher, intent, about, isApart }: PageFormProps): { sent: Sent; leave: () => void } {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    // Going back, the browser may show the page as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsLeaving(false);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  const navigation = useNavigation();
  const { state, formData, formMethod } = fetcher ?? navigation;
  const isPosted = state !== 'idle' && (fetcher !== undefined || formMethod === 'POST');
  const isOwn =
    !isApart || (formData?.get(INTENT_FIELD) === intent && (formData?.get(ABOUT_FIELD) ?? undefined) === about);
  const isBusy = isLeaving || (isPosted && isOwn);
  return { sent: { isBusy, intent: formData?.get(INTENT_FIELD) ?? null }, leave: () => setIsLeaving(true) };
}

/** One invalid field has the same message. */
function isSaidAtField(reply: FormReply | null | undefined): boolean {
  const errors = Object.values(reply?.errors ?? {});
  return errors.length === 1 && errors[0] === reply?.message;
}

/** One invalid field gets the focus; for several, or none, the message above does. */
function useFocusOnRefusal(
  form: { readonly current: HTMLFormElement | null },
  reply: FormReply | null | undefined,
  isBusy: boolean,
): void {
  useEffect(() => {
    if (isBusy || !reply) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    const summary = form.current?.querySelector<HTMLElement>('.form-summary');
    const isOne = Object.keys(reply.errors).length === 1;
    ((isOne ? field : summary) ?? summary ?? field)?.focus();
  }, [form, reply, isBusy]);
}

type SubmitButtonProps = Omit<ButtonProps, 'type'> & {
  /** Sent along, where a form can be sent in more than one way. */
  intent?: string | undefined;
  /** What it says while the form is on its way. */
  sending?: string | undefined;
};

/** The button of a form; not to be pressed while the form is on its way, and a double click presses it once. */
export function SubmitButton({ intent, sending, children, onClick, ...look }: SubmitButtonProps) {
  const sent = use(SentContext);
  const isThis = sent.isBusy && (intent === undefined || sent.intent === intent);
  return (
    <Button
      type="submit"
      aria-disabled={sent.isBusy || undefined}
      onClick={(event) => {
        // A quick answer may come between the two clicks.
        if (event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
      {...(intent === undefined ? {} : { name: INTENT_FIELD, value: intent })}
      {...look}
    >
      {isThis ? (sending ?? children) : children}
    </Button>
  );
}
