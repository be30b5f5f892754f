import type { ComponentProps, ReactNode } from 'react';
import { DRAWINGS } from '#content/drawings/drawings.tsx';
import type { DrawingName } from '#content/drawings/drawings.tsx';
import { blogTexts } from '#texts/de/blog.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { FuelCalculator, LogCalculator, UnitCalculator } from '#web/tools/tools.parts.tsx';

/** What the texts of posts are set with, beside plain Markdown. */
export const postComponents = {
  table: ScrollTable,
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

/** A table keeps its shape; where it is wider than the page, it is pushed sideways, also with the keyboard. */
function ScrollTable(props: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reached by keyboard
    <div className="post-table table-scroll" role="group" aria-label={blogTexts.table} tabIndex={0}>
      <table className="table" {...props} />
    </div>
  );
}

/** The answer first, as a list. */
function InShort({ children }: { children: ReactNode }) {
  return (
    <section className="post-short" aria-label={blogTexts.inShort}>
      <p className="post-label stamp">{blogTexts.inShort}</p>
      {children}
    </section>
  );
}

/** A calculation that is worked through. */
function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="post-example">
      <p className="post-label stamp">
        {blogTexts.example}: {title}
      </p>
      {children}
    </div>
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
    <figure className="post-drawing">
      <div role="img" aria-label={alt}>
        <Picture />
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}

/** The way from a question of the text to the place that answers it: a calculator or a search. */
function ToolLink({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <div className="post-tool" data-print="hidden">
      <a href={to} className="stamp">
        {title}
        <Icon name="arrow-right" />
      </a>
      <div>{children}</div>
    </div>
  );
}
