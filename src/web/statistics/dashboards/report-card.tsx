import type { ReactNode } from 'react';
import { adminPaths } from '#contract/admin-paths.ts';
import { type ReportTable, cellText } from '#domain/statistics/report-table.ts';
import { dashboardTexts as texts } from '#texts/de/statistics/dashboards.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { Table } from '#ui/data-display/table.tsx';
import { CourseChart } from '#web/statistics/figures/course-chart.tsx';
import type { Course } from '#web/statistics/figures/course.ts';
import type { View } from './view.ts';
import { queryTextOf } from './dashboard-query.ts';
import { NoFigures } from './dashboard-page.tsx';
import type { NamedTable } from './load-dashboards.ts';
import '#web/statistics/figures/figures.css';

type CourseCardProps = { view: View; course: Course; children?: ReactNode };

/** A count over time as a drawing, a table and a file; the foot of cards in a row is at one height. */
export function CourseCard({ view, course, children }: CourseCardProps) {
  const { title, table, key } = course;
  return (
    <section className="box dash-card course-card" aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>{title}</h2>
        {children}
      </div>
      <CourseChart course={course} table="none" />
      <div className="flex flex-wrap items-start justify-between gap-x-4 [&>details]:min-w-0 [&>details]:open:flex-[0_0_100%]">
        <details className="chart-table">
          <summary aria-label={texts.tableOf(title)}>{texts.table}</summary>
          <TableView title={title} table={table} />
        </details>
        <CsvLink view={view} named={{ key, title }} />
      </div>
    </section>
  );
}

type Figures = { isEmpty: boolean; nearest: string | null; courses: readonly Course[] };

/** A card for each count, or a note that there are none. */
export function CourseCards({ view, figures: { isEmpty, nearest, courses } }: { view: View; figures: Figures }) {
  if (isEmpty) return <NoFigures view={view} nearest={nearest} />;
  return <CourseGrid view={view} courses={courses} />;
}

/** As many in a row as leave no gap at the end. */
export function CourseGrid({ view, courses }: { view: View; courses: readonly Course[] }) {
  return (
    <div className="courses grid gap-4">
      {courses.map((course) => (
        <CourseCard key={course.key} view={view} course={course} />
      ))}
    </div>
  );
}

type TableCardProps = {
  view: View;
  named: NamedTable;
  /** Where the name of a row leads. */
  hrefs?: readonly string[] | undefined;
  empty: string;
  children?: ReactNode;
};

/** A list with its file, and what is to be said of it above. */
export function TableCard({ view, named, hrefs, empty, children }: TableCardProps) {
  const { title, table } = named;
  return (
    <section className="box dash-card" aria-label={title} id={named.key}>
      <h2>{title}</h2>
      {children}
      {table.rows.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <>
          <TableView title={title} table={table} hrefs={hrefs} />
          <CsvLink view={view} named={named} />
        </>
      )}
    </section>
  );
}

type TableViewProps = { title: string; table: ReportTable; hrefs?: readonly string[] | undefined };

function TableView({ title, table, hrefs }: TableViewProps) {
  return (
    <Table
      caption={title}
      captionIsHidden
      isScrolled
      rows={table.rows.map((cells, index) => ({ cells, index }))}
      keyOf={({ index }) => String(index)}
      columns={table.columns.map(({ key, head, kind }, column) => ({
        key,
        head,
        isNumber: kind !== 'TEXT',
        isRowHead: column === 0,
        cell: ({ cells, index }: { cells: ReportTable['rows'][number]; index: number }) => {
          const text = cellText(cells[column] ?? null, kind);
          const href = column === 0 ? hrefs?.[index] : undefined;
          return href === undefined ? text : <a href={href}>{text}</a>;
        },
      }))}
    />
  );
}

type CsvLinkProps = { view: View; named: Pick<NamedTable, 'key' | 'title'> };

export function CsvLink({ view: { name, query }, named: { key, title } }: CsvLinkProps) {
  const file = adminPaths.dashboardCsv(name === 'index' ? 'ueberblick' : name, key);
  return (
    <p>
      <a
        className="inline-flex items-center gap-1.5 min-h-11 text-sm print:hidden"
        href={file + queryTextOf(query.chosen)}
        download
        rel="nofollow"
        aria-label={texts.csvOf(title)}
      >
        <Icon name="file-text" />
        {texts.csv}
      </a>
    </p>
  );
}
