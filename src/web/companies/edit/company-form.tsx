import type { ComponentProps } from 'react';
import { useContext } from 'react';
import { companyEditorTexts as texts } from '#texts/de/companies/companies.ts';
import { classNames } from '#ui/class-names.ts';
import { replyTo } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { type CompanyIntent, SEEN_FIELD } from './company-forms.ts';
import { EditorContext } from './editor-context.ts';

type CompanyFormProps = ComponentProps<typeof PageForm> & {
  intent: CompanyIntent;
  /** Another form about the same thing says what was refused. */
  isQuiet?: boolean;
};

/** A form that is saved by itself; the service it is about is named where it is one of several. */
export function CompanyForm({ intent, about, isQuiet, className, children, ...rest }: CompanyFormProps) {
  const { saved, reply, updatedAt } = useContext(EditorContext);
  // The state of the page says that a company was made, the list of services that one was saved.
  const isDone = saved === intent && about === undefined && intent !== 'anlegen';
  return (
    <PageForm
      intent={intent}
      about={about}
      reply={isQuiet ? null : replyTo(reply, { intent, about })}
      done={isDone ? texts.done[intent] : null}
      className={classNames(isQuiet ? 'flex gap-1' : 'grid grid-cols-1 gap-4', className)}
      sending={texts.saving}
      isApart
      keepsScroll
      {...rest}
    >
      {(fields) => (
        <>
          {updatedAt !== undefined && <input type="hidden" name={SEEN_FIELD} value={updatedAt} />}
          {typeof children === 'function' ? children(fields) : children}
        </>
      )}
    </PageForm>
  );
}
