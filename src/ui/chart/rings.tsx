import { uiTexts } from '#texts/de/ui/ui.ts';
import { classNames } from '#ui/class-names.ts';

type RingsProps = {
  total: number;
  /** Counted from 1; 0 leaves every ring open, as for an empty list. */
  current: number;
  isBusy?: boolean | undefined;
  className?: string | undefined;
};

/** A log end whose rings are the steps of a task: done, current, open. Decorative; give the step in words, too. */
export function Rings({ total, current, isBusy, className }: RingsProps) {
  return (
    <svg viewBox="0 0 80 80" aria-hidden className={classNames('rings-drawing', isBusy && 'rings-busy', className)}>
      <circle cx="40" cy="40" r="37" className="fill-sapwood" />
      {Array.from({ length: total }, (_, index) => (
        <path
          key={index}
          d={ringPath(6 + ((index + 1) * 27) / total, index)}
          fill="none"
          strokeLinejoin="round"
          {...strokeOf(index + 1, current)}
        />
      ))}
      <circle cx="40" cy="40" r="2.4" className={current === 0 ? 'fill-edge' : 'fill-heartwood'} />
    </svg>
  );
}

/** Growing rings while something is being fetched. */
export function Loader({ label = uiTexts.states.loading }: { label?: string }) {
  return (
    <div className="empty" role="status">
      <Rings total={4} current={5} isBusy />
      <span className="text-ink-soft">{label}</span>
    </div>
  );
}

function strokeOf(step: number, current: number) {
  if (step === current) return { className: 'stroke-orange', strokeWidth: 3 };
  if (step < current) return { className: 'stroke-heartwood', strokeWidth: 2.2 };
  return { className: 'stroke-ring-open', strokeWidth: 1.5, strokeDasharray: '2 4' };
}

function ringPath(radius: number, seed: number): string {
  const corners = 36;
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    const wobble = 1 + 0.03 * Math.sin(3 * angle + seed * 1.7) + 0.018 * Math.sin(5 * angle + seed * 2.9);
    const x = 40 + radius * wobble * Math.cos(angle);
    const y = 40 + radius * wobble * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
