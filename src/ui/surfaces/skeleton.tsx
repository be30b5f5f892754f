import { uiTexts } from '#texts/de/ui/ui.ts';
import { classNames } from '#ui/class-names.ts';
import '#ui/styles/skeleton.css';

/** A grey placeholder; give it the size of the content, to avoid layout shifts: `className="h-10 w-1/2"`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div className={classNames('skeleton', className)} aria-hidden />;
}

/** Announces loading once, for any number of skeletons. */
export function LoadingNote() {
  return (
    <span className="only-read" role="status">
      {uiTexts.states.loading}
    </span>
  );
}
