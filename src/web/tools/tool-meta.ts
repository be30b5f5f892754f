import { paths } from '#contract/paths.ts';
import { toolsTexts } from '#texts/de/tools/tools.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { breadcrumbList, statement } from '#web/page/structured-data.ts';
import type { StructuredData } from '#web/page/structured-data.ts';

export type Question = { question: string; answer: string };
type ToolAbout = { name: string; path: string; questions: readonly Question[] };

const CRUMBS = [
  { label: uiTexts.shell.start, href: paths.home() },
  { label: toolsTexts.title, href: paths.tools() },
];

/** Returns the structured data of a calculator: breadcrumb and questions. */
export function toolStructuredData({ name, path, questions }: ToolAbout, siteUrl: string): StructuredData[] {
  return [
    breadcrumbList({ crumbs: CRUMBS, current: name, path }, siteUrl),
    statement('FAQPage', {
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    }),
  ];
}
