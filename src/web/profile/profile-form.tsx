import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#contract/paths.ts';
import { profileTexts } from '#texts/de/profile.ts';
import type { ButtonVariant } from '#ui/button.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { IconName } from '#ui/icon-names.ts';
import { Notice } from '#ui/notice.tsx';
import { useNotifications } from '#ui/notifications.tsx';
import { presentContentOf, storedContentOf } from '#web/shell/form-content.ts';
import { useHydrated } from '#web/shell/use-hydrated.ts';
import { useMended } from '#web/shell/use-mended.ts';
import { useSendOnce } from '#web/shell/use-send-once.ts';
import { focusSection } from './focus-section.ts';
import { CHECKED } from './form-fields.ts';
import type { FormOutcome, Intent, ProfileReply, SectionId } from './profile-forms.ts';
import { ABOUT_FIELD, PROFILE_FORMS, SCRIPT_FIELD } from './profile-forms.ts';
import { useProfilePage } from './profile-page-context.ts';

const { form: texts } = profileTexts;

/** How a form draws its fields: what is stored, unless something else was typed, and what is wrong with it. */
export type Fields = {
  text: (name: string, stored: string) => { name: string; defaultValue: string; error: string | undefined };
  isOn: (name: string, stored: boolean) => boolean;
  errorOf: (name: string) => string | undefined;
  isBusy: boolean;
  outcome: FormOutcome | undefined;
};

type ProfileFormProps = {
  intent: Intent;
  /** Which of several things of a kind the form is about. */
  about?: string;
  children?: (fields: Fields) => ReactNode;
  /** What the button says; without it the form brings its own. */
  submit?: string;
  icon?: IconName;
  variant?: ButtonVariant;
  /** false: nothing would be lost by leaving, such as a form with only a password. */
  isGuarded?: boolean;
  className?: string;
};

/** A form that is saved by itself: with script in its place, without by the page. */
export function ProfileForm(props: ProfileFormProps) {
  const { intent, about, children, submit, icon, variant = 'main', isGuarded = true, className } = props;
  const fetcher = useFetcher<FormOutcome>({ key: keyOf(intent, about) });
  const isHydrated = useHydrated();
  const { sent, saved } = useProfilePage();
  const sentHere = isOf(sent, intent, about) ? sent : null;
  const isBusy = fetcher.state !== 'idle';
  const outcome = fetcher.data ?? sentHere;
  const { message, onInput } = useMended(outcome);
  const form = useRef<HTMLFormElement>(null);
  const drawing = useDrawing(fetcher.data, isBusy);
  const { isUnsaved, look } = useUnsaved({ intent, formRef: form, drawing: drawing.number, isGuarded });
  const sendOnce = useSendOnce(isBusy);
  useAfterwards(fetcher.data, { intent, isBusy, form });

  const fields: Fields = {
    text: (name, stored) => ({
      name,
      defaultValue: sentHere?.values[name] ?? stored,
      error: outcome?.errors[name],
    }),
    isOn: (name, stored) => (sentHere === null || sentHere.isDone ? stored : sentHere.values[name] === CHECKED),
    errorOf: (name) => outcome?.errors[name],
    isBusy,
    outcome: outcome ?? undefined,
  };
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={`${paths.profileSettings()}#${PROFILE_FORMS[intent].section}`}
      noValidate
      className={classNames('profile-form', className)}
      aria-busy={isBusy || undefined}
      onSubmit={sendOnce}
      onInput={(event) => {
        look();
        onInput(event);
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {about !== undefined && <input type="hidden" name={ABOUT_FIELD} value={about} />}
      {isHydrated && <input type="hidden" name={SCRIPT_FIELD} value={CHECKED} />}
      <FormNotice
        outcome={isBusy || outcome === null ? null : { ...outcome, message }}
        savedMessage={saved === intent ? PROFILE_FORMS[intent].done : null}
      />
      {children !== undefined && (
        <div key={drawing.number} className="profile-fields">
          {children(fields)}
        </div>
      )}
      {submit !== undefined && (
        <div className="profile-form-foot">
          <Button type="submit" variant={variant} icon={icon} aria-disabled={isBusy || undefined}>
            {isBusy ? (variant === 'main' ? texts.saving : texts.sending) : submit}
          </Button>
          {isUnsaved && !isBusy && (
            <>
              <span className="profile-unsaved">{texts.unsaved}</span>
              <Button variant="text" onClick={drawing.again}>
                {texts.discard}
              </Button>
            </>
          )}
        </div>
      )}
    </fetcher.Form>
  );
}

const keyOf = (intent: Intent, about: string | undefined): string =>
  ['profil', intent, about].filter(Boolean).join('-');

/** Whether what was sent without script came from this form. */
const isOf = (sent: ProfileReply | null, intent: Intent, about: string | undefined): boolean =>
  sent?.intent === intent && sent.values[ABOUT_FIELD] === about;

/** What a form says about itself: a refusal, or without script that it was saved. */
function FormNotice({ outcome, savedMessage }: { outcome: FormOutcome | null; savedMessage: string | null }) {
  if (outcome !== null && !outcome.isDone && outcome.message !== null) {
    return (
      <Notice kind="error" isLive>
        {outcome.message}{' '}
        {outcome.sessionIsOver && (
          <a href={paths.signIn()} target="_blank" rel="noreferrer">
            {texts.signIn}
          </a>
        )}
      </Notice>
    );
  }
  const message = savedMessage ?? null;
  return message === null || outcome !== null ? null : (
    <Notice kind="success" isLive>
      {message}
    </Notice>
  );
}

/** Counts how often the fields have to be drawn anew from what is stored: after each save, and on demand. */
function useDrawing(outcome: FormOutcome | undefined, isBusy: boolean): { number: number; again: () => void } {
  const [number, setNumber] = useState(0);
  const [drawn, setDrawn] = useState(outcome);
  if (!isBusy && outcome !== drawn) {
    setDrawn(outcome);
    if (outcome?.isDone) setNumber(number + 1);
  }
  return { number, again: () => setNumber((before) => before + 1) };
}

type UnsavedOptions = {
  intent: Intent;
  formRef: { readonly current: HTMLFormElement | null };
  drawing: number;
  isGuarded: boolean;
};

/** Whether the fields differ from what was drawn; the page asks before they are lost. */
function useUnsaved({ intent, formRef, drawing, isGuarded }: UnsavedOptions) {
  const { setUnsaved } = useProfilePage();
  const stored = useRef<string | null>(null);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const look = useCallback(() => {
    if (!isGuarded || formRef.current === null) return;
    const differs = presentContentOf(formRef.current) !== stored.current;
    setIsUnsaved(differs);
    setUnsaved(intent, differs);
  }, [formRef, intent, isGuarded, setUnsaved]);
  useEffect(() => {
    stored.current = formRef.current === null ? null : storedContentOf(formRef.current);
    // Somebody may have typed before the page's script was there.
    look();
    return () => setUnsaved(intent, false);
  }, [drawing, formRef, intent, look, setUnsaved]);
  return { isUnsaved, look };
}

type AfterwardsOptions = {
  intent: Intent;
  isBusy: boolean;
  form: { readonly current: HTMLFormElement | null };
};

/** Once the answer is there: a message that it is done, or the focus on the first field to mend. */
function useAfterwards(outcome: FormOutcome | undefined, { intent, isBusy, form }: AfterwardsOptions): void {
  const { notify } = useNotifications();
  const told = useRef(outcome);
  // Said at once: with the page's new state this form itself may be gone.
  useEffect(() => {
    if (outcome === undefined || outcome === told.current) return;
    told.current = outcome;
    if (outcome.isDone && outcome.message !== null) notify({ kind: 'success', text: outcome.message });
  }, [outcome, notify]);

  const { section } = PROFILE_FORMS[intent];
  useEffect(() => {
    if (isBusy || outcome === undefined) return;
    if (outcome.isDone) keepFocusIn(section);
    else form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome, isBusy, form, section]);
  useEffect(
    () => () => {
      if (told.current?.isDone) requestAnimationFrame(() => keepFocusIn(section));
    },
    [section],
  );
}

/** A button that went away with what it did leaves the focus to the heading above it. */
function keepFocusIn(section: SectionId): void {
  if (document.activeElement !== document.body) return;
  focusSection(section);
}
