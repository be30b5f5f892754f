import type { ReactNode } from 'react';
import { adminPaths } from '#contract/admin-paths.ts';
import { AdminNav } from '#web/payments/admin/payments-admin.parts.tsx';

type DeskPartProps = { title: string; intro: string; back: string; children: ReactNode };

/** A page behind the desk, with the way back to it. */
export function DeskPart({ title, intro, back, children }: DeskPartProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-6">
      <AdminNav current="desk" />
      <header className="grid gap-1.5">
        <h1>{title}</h1>
        <p className="text-ink-soft">{intro}</p>
        <p>
          <a href={adminPaths.desk()} className="inline-flex min-h-11 items-center">
            {back}
          </a>
        </p>
      </header>
      {children}
    </div>
  );
}
