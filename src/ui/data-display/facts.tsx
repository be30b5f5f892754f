import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import '#ui/styles/facts.css';

export type Fact = { term: string; value: ReactNode };

type FactsProps = {
  facts: readonly Fact[];
  isTwoColumns?: boolean | undefined;
  /** Values are sentences, so they begin at one left edge. */
  hasSentences?: boolean | undefined;
  className?: string | undefined;
};

/** Names and values, line by line; in two columns where there is room. */
export function Facts({ facts, isTwoColumns, hasSentences = false, className }: FactsProps) {
  return (
    <dl className={classNames('facts', isTwoColumns && 'facts-two', className)}>
      {facts.map((fact) => (
        <div
          key={fact.term}
          className={classNames('facts-row', hasSentences && 'grid @min-[28rem]:grid-cols-[10rem_minmax(0,1fr)]')}
        >
          <dt className="text-ink-soft">{fact.term}</dt>
          <dd className={classNames('font-[550]', hasSentences ? 'min-w-0' : 'ml-auto text-right')}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
