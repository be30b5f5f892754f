import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import '#ui/styles/facts.css';

export type Fact = { term: string; value: ReactNode };

/** Names and values, line by line; in two columns where there is room. */
export function Facts({ facts, isTwoColumns }: { facts: readonly Fact[]; isTwoColumns?: boolean | undefined }) {
  return (
    <dl className={classNames('facts', isTwoColumns && 'facts-two')}>
      {facts.map((fact) => (
        <div key={fact.term} className="facts-row">
          <dt className="text-ink-soft">{fact.term}</dt>
          <dd className="ml-auto text-right font-[550]">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
