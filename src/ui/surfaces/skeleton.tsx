import { uiTexts } from '#texts/de/ui/ui.ts';
import { classNames } from '#ui/class-names.ts';

/** A grey place-holder; give it the size of what will stand there, so that nothing moves: `className="h-10 w-1/2"`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div className={classNames('skeleton', className)} aria-hidden />;
}

/** Says once that something is being loaded, beside any number of skeletons. */
export function LoadingNote() {
  return (
    <span className="only-read" role="status">
      {uiTexts.states.loading}
    </span>
  );
}
