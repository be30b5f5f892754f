import type { MetaDescriptor } from 'react-router';
import { paths } from '#contract/paths.ts';
import { toolsTexts } from '#texts/de/tools.ts';
import { uiTexts } from '#texts/de/ui.ts';
import { canonical, pageMeta } from '#web/shell/page-meta.ts';

export type Question = { question: string; answer: string };
export type ToolAbout = {
  title: string;
  description: string;
  path: string;
  questions: readonly Question[];
};

type Matches = Parameters<typeof pageMeta>[0];

/** Returns title, canonical address and structured data of a calculator; its questions stand on the page word for word. */
export function toolMeta(matches: Matches, { title, description, path, questions }: ToolAbout): MetaDescriptor[] {
  const siteUrl = siteUrlOf(matches);
  const crumbs = [
    { name: uiTexts.siteName, path: paths.home() },
    { name: toolsTexts.title, path: paths.tools() },
    ...(path === paths.tools() ? [] : [{ name: title, path }]),
  ];
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: canonical(crumb.path, siteUrl),
    })),
  };
  const faq = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return [
    ...pageMeta(matches, { title, description, path }),
    { 'script:ld+json': breadcrumbs },
    ...(questions.length === 0 ? [] : [{ 'script:ld+json': faq }]),
  ];
}

function siteUrlOf(matches: Matches): string {
  const data = matches.find((match) => match?.id === 'root')?.loaderData;
  if (typeof data !== 'object' || data === null || !('publicUrl' in data)) return '';
  return typeof data.publicUrl === 'string' ? data.publicUrl : '';
}
