import { useId } from 'react';
import { uiTexts } from '#texts/de/ui.ts';

type RangePairProps = {
  label: string;
  minimum: number;
  maximum: number;
  step?: number | undefined;
  value: readonly [number, number];
  onChange: (value: readonly [number, number]) => void;
  /** Spoken and shown form of a value, with its unit. */
  format: (value: number) => string;
};

/** Two native sliders on one line; they push, never cross. Put number fields beside it for typing. */
export function RangePair({ label, minimum, maximum, step = 1, value, onChange, format }: RangePairProps) {
  const id = useId();
  const [low, high] = value;
  const slider = (end: 'minimum' | 'maximum', current: number, change: (next: number) => void) => (
    <input
      type="range"
      min={minimum}
      max={maximum}
      step={step}
      value={current}
      aria-label={`${label}, ${uiTexts.states[end]}`}
      aria-valuetext={format(current)}
      onChange={(event) => change(event.currentTarget.valueAsNumber)}
    />
  );
  return (
    <div className="field" role="group" aria-labelledby={id}>
      <div className="flex flex-wrap justify-between gap-x-3">
        <span id={id} className="field-label">
          {label}
        </span>
        <output className="text-sm">
          {format(low)} {uiTexts.states.maximum} {format(high)}
        </output>
      </div>
      <div className="range-pair">
        {slider('minimum', low, (next) => onChange([Math.min(next, high), high]))}
        {slider('maximum', high, (next) => onChange([low, Math.max(next, low)]))}
      </div>
    </div>
  );
}
