import { type MouseEvent, type Ref, useId } from 'react';
import { Icon } from '#ui/marks/icon.tsx';
import type { FieldNotes } from './field-group.ts';
import { focusField } from './field-focus.ts';
import type { Step } from '#web/adverts/edit/wizard-steps.ts';
import { stepOfField, stepPath } from '#web/adverts/edit/wizard-steps.ts';

type MendListProps = {
  title: string;
  text?: string | undefined;
  notes: FieldNotes;
  /** The advert and the current step: fields of other steps are linked by their address. */
  advertRef: string | null;
  step: Step;
  isError?: boolean;
  ref?: Ref<HTMLDivElement>;
};

/** What has to be corrected, each with a link to its field. */
export function ProblemList({ title, text, notes, advertRef, step, isError, ref }: MendListProps) {
  const titleId = useId();
  const follow = (event: MouseEvent, path: string) => {
    if (stepOfField(path) === step && focusField(path)) event.preventDefault();
  };
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={isError ? 'notice notice-error mend-list' : 'notice mend-list'}
      // It takes the focus, which reads it out; an alert would be a second time.
      role={isError ? 'group' : undefined}
      aria-labelledby={isError ? titleId : undefined}
    >
      <Icon name={isError ? 'warning' : 'info'} />
      <div className="notice-body">
        <b id={titleId}>{title}</b>
        {text !== undefined && <p>{text}</p>}
        <ul>
          {Object.entries(notes).map(([path, message]) => (
            <li key={path}>
              <a href={addressOf(path, advertRef, step)} onClick={(event) => follow(event, path)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function addressOf(path: string, ref: string | null, step: Step): string {
  const target = stepOfField(path);
  return target === step ? `#${path}` : `${stepPath(target, ref)}#${path}`;
}
