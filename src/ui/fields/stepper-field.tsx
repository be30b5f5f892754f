import type { ComponentProps } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import '#ui/styles/stepper.css';

type StepperFieldProps = Omit<ComponentProps<'input'>, 'className' | 'onKeyDown'> & {
  label: string;
  unit: string;
  /** Labels of the buttons. Without script each sends the form, with `stepName` as -1 or 1. */
  less: string;
  more: string;
  stepName: string;
  hasLess: boolean;
  hasMore: boolean;
  onStep: (by: 1 | -1) => void;
};

/** A number that is typed, or changed by one with the buttons beside it and the arrow keys. */
export function StepperField(props: StepperFieldProps) {
  const { label, unit, less, more, stepName, hasLess, hasMore, onStep, ...rest } = props;
  const step = (by: 1 | -1, name: string, isPossible: boolean) => (
    <IconButton
      type="submit"
      name={stepName}
      value={by}
      icon={by < 0 ? 'minus' : 'plus'}
      label={name}
      disabled={!isPossible}
      onClick={(event) => {
        event.preventDefault();
        onStep(by);
      }}
    />
  );
  return (
    <div className="input-frame stepper" role="group" aria-label={label}>
      {step(-1, less, hasLess)}
      <input
        className="input"
        autoComplete="off"
        aria-label={label}
        {...rest}
        onKeyDown={(event) => {
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          onStep(by > 0 ? 1 : -1);
        }}
      />
      <span className="pr-0.5 text-sm whitespace-nowrap">{unit}</span>
      {step(1, more, hasMore)}
    </div>
  );
}
