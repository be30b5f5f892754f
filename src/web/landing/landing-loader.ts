import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import { type LandingContent, type LandingQuestion, PELLET_PRICE } from '#content/landing/landing-content.ts';
import { LANDING_CONTENTS } from '#content/landing/landing-pages.ts';
import type { Api } from '#contract/api.ts';
import { paths } from '#contract/paths.ts';
import type { GoodsPage } from '#contract/sitemap/sitemap-pages.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import { pelletTexts } from '#texts/de/adverts/pellets.ts';
import { landingTexts } from '#texts/de/landing/landing.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { breadcrumbList, statement } from '#web/page/structured-data.ts';
import { findPelletPlan } from '#web/payments/pellet-plan.queries.ts';
import { landingMarket } from './landing-market.ts';

const isGoodsPage = (name: string): name is GoodsPage => Object.hasOwn(LANDING_CONTENTS, name);

/** Returns the content under the last part of an address, or undefined. */
export const landingContent = (name: string): LandingContent | undefined =>
  isGoodsPage(name) ? LANDING_CONTENTS[name] : undefined;

export type LandingData = Awaited<ReturnType<typeof loadLanding>>;

/** Returns what a landing page shows; its figures may be missing without taking the page with them. */
export async function loadLanding(api: Api, content: LandingContent, { place, publicUrl }: PageContext) {
  const market = await landingMarket(api, content.adverts, place).catch((): null => null);
  const { name, side, title, description, label, heading, facts, factsTitle } = content;
  const price = content.promise.includes(PELLET_PRICE) ? pelletTexts.priceOf(await findPelletPlan(api)) : '';
  const promise = content.promise.replace(PELLET_PRICE, price);
  const questions = content.questions.map((one) => ({ ...one, answer: one.answer.replace(PELLET_PRICE, price) }));
  const crumbs = [{ label: uiTexts.shell.start, href: paths.home() }, ...categoryCrumbs(content)];
  return {
    page: { name, side, title, description, label, heading, promise, facts, factsTitle, questions },
    crumbs,
    picture: pictureUrl(content.picture, 960, 'jpg'),
    action: { href: actionHref(content, market?.href), text: content.action },
    other: otherSide(content),
    reading: content.reading.flatMap((slug) => readingOf(slug)),
    market,
    placeName: place?.name ?? null,
    structuredData: [
      questionsOf(questions),
      breadcrumbList({ crumbs, current: label, path: paths.landing(name) }, publicUrl),
    ],
    now: new Date().toISOString(),
  };
}

const questionsOf = (questions: readonly LandingQuestion[]) =>
  statement('FAQPage', {
    inLanguage: 'de-AT',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });

/** The way here, without a step of the page's own name. */
function categoryCrumbs({ side, adverts, label }: LandingContent) {
  if (side === 'SELL') return [];
  const root = { label: uiTexts.shell.buy, href: paths.products() };
  const category =
    adverts === null ? [] : [{ label: categoryOf(adverts.category).text, href: paths.products(adverts.category) }];
  return [root, ...category].filter((crumb) => crumb.label !== label);
}

/** Buyers go to the listing of the page's adverts, sellers into the wizard with the category chosen. */
function actionHref({ side, adverts }: LandingContent, listing: string | undefined): string {
  if (side === 'BUY') return listing ?? paths.products(adverts?.category);
  if (adverts === null) return paths.editCategory();
  return `${paths.editFacts()}?kategorie=${categoryOf(adverts.category).slug}`;
}

function otherSide({ name, side }: LandingContent) {
  const other = side === 'BUY' ? name.replace('buy', 'sell') : name.replace('sell', 'buy');
  if (!isGoodsPage(other)) return null;
  return { href: paths.landing(other), question: landingTexts.other[side], text: LANDING_CONTENTS[other].label };
}

function readingOf(slug: string) {
  const head = BLOG_HEADS.find((one) => one.slug === slug);
  return head === undefined ? [] : [{ href: paths.blogPost(slug), title: head.title, text: head.description }];
}
