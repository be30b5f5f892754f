import type { ComponentProps, ReactNode } from 'react';
import { DRAWINGS } from '#content/drawings/drawings.tsx';
import type { DrawingName } from '#content/drawings/drawings.tsx';
import { blogTexts } from '#texts/de/blog/blog.ts';
import { ScrollTable } from '#ui/data-display/table-box.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { FuelCalculator, LogCalculator, UnitCalculator } from '#web/tools/tools.parts.tsx';

/** The components of post texts, besides plain Markdown. */
export const postComponents = {
  table: PostTable,
  InShort,
  Example,
  Checklist,
  Note,
  Drawing,
  ToolLink,
  UnitCalculator,
  FuelCalculator,
  LogCalculator,
};

function PostTable(props: ComponentProps<'table'>) {
  return <ScrollTable label={blogTexts.table} boxClassName="post-table" {...props} />;
}

/** The answer first, as a list. */
function InShort({ children }: { children: ReactNode }) {
  return (
    <Stack
      as="section"
      gap={2.5}
      className="post-short px-4.5 pt-4 pb-4.5 rounded-sawn border-l-4 border-spruce bg-spruce-pale"
      aria-label={blogTexts.inShort}
    >
      <p className="post-label stamp">{blogTexts.inShort}</p>
      {children}
    </Stack>
  );
}

/** A calculation that is worked through. */
function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack
      gap={2.5}
      className="post-example px-4.5 pt-4 pb-4.5 rounded-sawn border border-seam border-t-4 border-t-orange bg-snow"
    >
      <p className="post-label stamp">
        {blogTexts.example}: {title}
      </p>
      {children}
    </Stack>
  );
}

/** A list to go through point by point; prints as boxes to tick. */
function Checklist({ children }: { children: ReactNode }) {
  return <div className="post-checklist">{children}</div>;
}

function Note({ title, isWarning = false, children }: { title: string; isWarning?: boolean; children: ReactNode }) {
  return (
    <div className="post-note">
      <Notice kind={isWarning ? 'warning' : 'info'} title={title}>
        {children}
      </Notice>
    </div>
  );
}

/** A drawing with its caption; the words for those who do not see it come with the drawing. */
function Drawing({ name, children }: { name: DrawingName; children: ReactNode }) {
  const { Picture, alt } = DRAWINGS[name];
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-2.5 rounded-sawn border border-seam bg-snow p-[18px] @max-[30rem]:p-3">
      <div role="img" aria-label={alt}>
        <Picture />
      </div>
      <figcaption className="text-sm/[1.45] text-ink-soft">{children}</figcaption>
    </figure>
  );
}

/** The way from a question of the text to the place that answers it: a calculator or a search. */
function ToolLink({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <Stack gap={1.5} className="py-4 px-4.5 border border-edge rounded-sawn bg-snow" data-print="hidden">
      <a href={to} className="stamp inline-flex -my-1.5 min-h-11 items-center gap-2.5 text-lg/[1.25]">
        {title}
        <Icon name="arrow-right" />
      </a>
      <div className="text-sm text-ink-soft">{children}</div>
    </Stack>
  );
}
