import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { categoryFormTexts as texts } from '#texts/de/adverts/category-form.ts';

/** The path of a field of category data in the edit payload. */
export const pathOf = (field: string): string => `categoryData.${field}`;

/** Gives a field a place in the page that an error summary can link to. */
export function FieldAnchor({
  path,
  className,
  children,
}: {
  path: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div id={path} className={classNames('field-anchor grid gap-2 content-start min-w-0', className)}>
      {children}
    </div>
  );
}

/** The line below a field where its answer is unusual: a question, never a refusal. */
export function helpOrWarning(help: ReactNode, warning: string | undefined): ReactNode {
  if (warning === undefined) return help;
  return (
    <>
      <span className="field-warning flex items-start gap-1.5 mb-1 py-1.5 px-2 border-l-4 border-yellow rounded-sawn bg-yellow-pale text-ink text-sm">
        <Icon name="warning" label={texts.unusual} className="mt-0.5" />
        <span>{warning}</span>
      </span>
      {help}
    </>
  );
}
