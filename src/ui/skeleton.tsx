import { uiTexts } from '#texts/de/ui.ts';
import { classNames } from './class-names.ts';

/** A grey place-holder; give it the size of what will stand there, so that nothing moves: `className="h-10 w-1/2"`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div className={classNames('skeleton', className)} aria-hidden />;
}

/** Place-holder for lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={classNames('skeleton skeleton-line', index === lines - 1 && 'w-3/5')} />
      ))}
    </div>
  );
}

/** Says once that something is being loaded, beside any number of skeletons. */
export function LoadingNote() {
  return (
    <span className="only-read" role="status">
      {uiTexts.states.loading}
    </span>
  );
}
