import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '#contract/paths.ts';
import { profileTexts } from '#texts/de/users/profile.ts';
import type { ButtonVariant } from '#ui/actions/button.tsx';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import type { IconName } from '#ui/marks/icon-names.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { type FormFields, fieldsOf } from '#web/forms/form-fields.ts';
import { replyTo } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { presentContentOf, storedContentOf } from '#web/forms/form-content.ts';
import { focusSection } from './sections/focus-section.ts';
import type { FormOutcome, Intent, SectionId } from './profile-forms.ts';
import { PROFILE_FORMS } from './profile-forms.ts';
import { useProfilePage } from './profile-page-context.ts';

const { form: texts } = profileTexts;

export type Fields = FormFields & { outcome: FormOutcome | undefined };

type ProfileFormProps = {
  intent: Intent;
  /** Which of several things of a kind the form is about. */
  about?: string;
  children?: (fields: Fields) => ReactNode;
  /** What the button says; without it the form brings its own. */
  submit?: string;
  icon?: IconName;
  variant?: ButtonVariant;
  /** false: leaving loses nothing, such as a form with only a password. */
  isGuarded?: boolean;
  className?: string;
};

/** A form that is saved by itself: with script in its place, without by the page. */
export function ProfileForm(props: ProfileFormProps) {
  const { intent, about, children, submit, icon, variant = 'main', isGuarded = true, className } = props;
  const fetcher = useFetcher<FormOutcome>({ key: keyOf(intent, about) });
  const { sent, saved } = useProfilePage();
  const sentHere = replyTo(sent, { intent, about });
  const isBusy = fetcher.state !== 'idle';
  const outcome = fetcher.data ?? sentHere;
  const form = useRef<HTMLFormElement>(null);
  const drawing = useDrawing(fetcher.data, isBusy);
  const { isUnsaved, look } = useUnsaved({ intent, formRef: form, drawing: drawing.number, isGuarded });
  useAfterwards(fetcher.data, intent, isBusy);

  const { text, isOn } = fieldsOf(sentHere?.isDone ? null : sentHere);
  const { errorOf } = fieldsOf(outcome);
  const fields: Fields = {
    text: (name, stored) => ({ ...text(name, stored), error: errorOf(name) }),
    isOn,
    errorOf,
    outcome: outcome ?? undefined,
  };
  return (
    <PageForm
      formRef={form}
      fetcher={fetcher}
      action={`${paths.profileSettings()}#${PROFILE_FORMS[intent].section}`}
      intent={intent}
      about={about}
      reply={isBusy || outcome?.isDone ? null : outcome}
      more={outcome?.sessionIsOver && <SignInLink />}
      done={saved === intent && outcome === null ? PROFILE_FORMS[intent].done : null}
      className={classNames('profile-form', className)}
      onInput={look}
    >
      {children !== undefined && (
        <div key={drawing.number} className="profile-fields">
          {children(fields)}
        </div>
      )}
      {submit !== undefined && (
        <Cluster gap={3} rowGap={2}>
          <SubmitButton variant={variant} icon={icon} sending={variant === 'main' ? texts.saving : texts.sending}>
            {submit}
          </SubmitButton>
          {isUnsaved && !isBusy && (
            <>
              <span className="text-orange-ink text-sm font-medium">{texts.unsaved}</span>
              <Button variant="text" onClick={drawing.again}>
                {texts.discard}
              </Button>
            </>
          )}
        </Cluster>
      )}
    </PageForm>
  );
}

const SignInLink = () => (
  <>
    {' '}
    <a href={paths.signIn()} target="_blank" rel="noreferrer">
      {texts.signIn}
    </a>
  </>
);

const keyOf = (intent: Intent, about: string | undefined): string =>
  ['profil', intent, about].filter(Boolean).join('-');

/** Counts how often the fields have to be mounted again with what is stored: after each save, and on demand. */
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
    // The visitor may have typed before the page's script ran.
    look();
    return () => setUnsaved(intent, false);
  }, [drawing, formRef, intent, look, setUnsaved]);
  return { isUnsaved, look };
}

/** After success the focus stays in the section, also where the form goes away before it is drawn with the answer. */
function useAfterwards(outcome: FormOutcome | undefined, intent: Intent, isBusy: boolean): void {
  const { section } = PROFILE_FORMS[intent];
  const isDone = outcome?.isDone === true;
  const mayLeave = useRef(false);
  useEffect(() => {
    mayLeave.current = isBusy || isDone;
    if (!isBusy && isDone) keepFocusIn(section);
  }, [isBusy, isDone, outcome, section]);
  useEffect(
    () => () => {
      if (mayLeave.current) requestAnimationFrame(() => keepFocusIn(section));
    },
    [section],
  );
}

/** A button that went away with what it did leaves the focus to the heading above it. */
function keepFocusIn(section: SectionId): void {
  if (document.activeElement !== document.body) return;
  focusSection(section);
}
