import type { ReactNode } from 'react';

type CaseFrameProps = {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
};

/** One column with a heading and what is to be read and done. */
export function CaseFrame({ title, intro, children }: CaseFrameProps) {
  return (
    <div className="wrap case">
      <header className="grid gap-1.5">
        <h1>{title}</h1>
        {intro !== undefined && <p className="text-ink-soft">{intro}</p>}
      </header>
      {children}
    </div>
  );
}
