import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { marketPriceTexts as texts } from '#texts/de/market-prices/market-prices.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { ChipLink, Chips } from '#ui/marks/chip.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { SegmentedLinks } from '#ui/actions/segmented.tsx';
import type { MarketView } from './market-view.parts.ts';
import { REGIONS, marketPath } from './market-view.parts.ts';

type MarketHeadProps = {
  title: string;
  intro: ReactNode;
  view: MarketView;
  /** The page of one product, its unit of trade, and whether it has a price per heat. */
  product?: { id: string; name: string; unit: string; hasHeatPrice: boolean };
};

/** Heading and the two choices of every page of market prices; both are links, so that they need no script. */
export function MarketHead({ title, intro, view, product }: MarketHeadProps) {
  const units = [
    {
      value: 'unit',
      label: product === undefined ? texts.perTradeUnit : texts.perUnit(product.unit),
      href: marketPath({ ...view, isHeat: false }, product?.id),
    },
    { value: 'heat', label: texts.perUnit(texts.perKwh), href: marketPath({ ...view, isHeat: true }, product?.id) },
  ];
  const home = { label: uiTexts.shell.start, href: paths.home() };
  const all = { label: texts.title, href: marketPath(view) };
  return (
    <Stack as="header" gap={2}>
      <Breadcrumb crumbs={product === undefined ? [home] : [home, all]} current={product?.name ?? texts.title} />
      <h1>{title}</h1>
      <p className="text-ink-soft">{intro}</p>
      <Cluster gap={6} rowGap={3} className="market-choices justify-between pt-2.5 [&>.chips]:min-w-0">
        <Chips label={texts.regionsLabel} isLine>
          {REGIONS.map(({ slug, name }) => (
            <ChipLink key={slug} href={marketPath({ ...view, region: slug }, product?.id)} isOn={slug === view.region}>
              {name}
            </ChipLink>
          ))}
        </Chips>
        {product?.hasHeatPrice !== false && (
          <SegmentedLinks label={texts.unitsLabel} links={units} current={view.isHeat ? 'heat' : 'unit'} />
        )}
      </Cluster>
    </Stack>
  );
}

export function SampleNote() {
  return <Notice kind="info">{texts.sample}</Notice>;
}

const { method } = texts;
const STEPS = [
  { term: method.asking, text: method.askingText },
  { term: method.voice, text: method.voiceText },
  { term: method.middle, text: method.middleText },
  { term: method.unit, text: method.unitText },
  { term: method.month, text: method.monthText },
  { term: method.heat, text: method.heatText },
];

/** How the figures come about, in plain words. */
export function Method() {
  return (
    <section
      className="grid gap-3.5 pt-6 border-t border-seam [&_dt]:font-semibold [&_dd]:text-ink-soft [&_dd]:text-sm"
      aria-labelledby="so-entsteht-der-preis"
    >
      <h2 id="so-entsteht-der-preis">{method.title}</h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-8 gap-y-4.5">
        {STEPS.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
