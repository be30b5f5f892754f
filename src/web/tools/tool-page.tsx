import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { toolsTexts } from '#texts/de/tools/tools.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { Sidebar, Stack } from '#ui/layout/layout.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import type { IconName } from '#ui/marks/icon-names.ts';
import type { Question } from './tool-meta.ts';

type ToolName = keyof typeof toolsTexts.cards;

export const TOOLS: readonly { name: ToolName; href: string; icon: IconName }[] = [
  { name: 'woodDemand', href: paths.woodDemand(), icon: 'house' },
  { name: 'dryingClock', href: paths.dryingClock(), icon: 'clock' },
  { name: 'volumeUnits', href: paths.volumeUnitCalculator(), icon: 'cube' },
  { name: 'fuelValues', href: paths.fuelValueTable(), icon: 'campfire' },
  { name: 'log', href: paths.logCalculator(), icon: 'axe' },
  { name: 'logList', href: paths.logListCalculator(), icon: 'stack' },
];

type ToolPageProps = {
  name: ToolName;
  intro: string;
  /** Beside the heading: the link to a related page. */
  aside?: ReactNode;
  questions: readonly Question[];
  source: string;
  children: ReactNode;
};

/** The frame of a calculator: where it is, its question, the calculator, questions and source, the other calculators. */
export function ToolPage({ name, intro, aside, questions, source, children }: ToolPageProps) {
  const { question, name: title } = toolsTexts.cards[name];
  return (
    <div className="wrap tool grid grid-cols-1 gap-6">
      <header className="tool-head flex flex-wrap items-end justify-between gap-4 print:[&_nav]:hidden">
        <div>
          <Breadcrumb
            crumbs={[
              { label: uiTexts.shell.start, href: paths.home() },
              { label: toolsTexts.title, href: paths.tools() },
            ]}
            current={title}
          />
          <h1>{question}</h1>
          <p className="text-ink-soft">{intro}</p>
        </div>
        {aside}
      </header>
      {children}
      <Stack
        as="section"
        gap={2.5}
        className="tool-questions [&_dt]:font-semibold"
        aria-labelledby="fragen"
        data-print="hidden"
      >
        <h2 id="fragen">{toolsTexts.questions}</h2>
        <dl>
          {questions.map((entry) => (
            <div key={entry.question}>
              <dt>{entry.question}</dt>
              <dd>{entry.answer}</dd>
            </div>
          ))}
        </dl>
      </Stack>
      <p className="max-w-none pt-3.5 border-t border-seam text-ink-soft text-xs">
        <b>{toolsTexts.source}:</b> {source}
      </p>
      <Stack as="nav" gap={2.5} className="tool-more [&_h2]:text-lg" aria-labelledby="weitere" data-print="hidden">
        <h2 id="weitere">{toolsTexts.more}</h2>
        <ul>
          {TOOLS.filter((tool) => tool.name !== name).map((tool) => (
            <li key={tool.name}>
              {/* A whole page, not a part of this one: without a network the service worker has it. */}
              <a href={tool.href} data-native>
                <Icon name={tool.icon} className="flex-none size-6.5 text-spruce" />
                <span>{toolsTexts.cards[tool.name].question}</span>
              </a>
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  );
}

/** The fields of a calculator and, beside or below them, its result; without script it is sent by its button. */
export function ToolForm({ children }: { children: ReactNode }) {
  return (
    <Sidebar
      as="form"
      gap={4}
      roomyGap={6}
      aside="23.75rem"
      method="get"
      className="tool-columns items-start print:grid-cols-1"
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </Sidebar>
  );
}

/** Submits the form where no script calculates. */
export function CalculateButton() {
  return (
    <noscript>
      <Button type="submit" variant="main">
        {toolsTexts.calculate}
      </Button>
    </noscript>
  );
}

export type WorkedStep = { term: string; text: ReactNode };

/** The calculation, step by step. */
export function WorkedSteps({ title = toolsTexts.worked, steps, children }: WorkedProps) {
  return (
    <section className="box tool-worked" aria-labelledby="so-gerechnet">
      <h2 id="so-gerechnet">{title}</h2>
      {children}
      <dl>
        {steps.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
type WorkedProps = { title?: string; steps: readonly WorkedStep[]; children?: ReactNode };

/** The way from a result to the adverts it is about, with their number where it is known. */
export function AdvertsLink({ href, count, children }: { href: string; count?: number | null; children: string }) {
  return (
    <LinkButton href={href} icon="magnifying-glass" isFull data-print="hidden">
      {children}
      {typeof count === 'number' && count > 0 && (
        <span className="text-ink-soft text-sm font-normal">{toolsTexts.advertCount(count, formatNumber(count))}</span>
      )}
    </LinkButton>
  );
}
