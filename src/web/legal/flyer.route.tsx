import { FLYER_SIZES, paths } from '#contract/paths.ts';
import { logEndsOf } from '#domain/legal/flyer-drawing.ts';
import { flyerTexts as texts } from '#texts/de/legal/flyer.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Sidebar, Stack } from '#ui/layout/layout.tsx';
import { ChipLink, Chips } from '#ui/marks/chip.tsx';
import { qrPathOf, type QrPath } from './qr-path.ts';
import { pageContext } from '#web/api/api-context.ts';
import { RingPin } from '#web/shell/logo.parts.tsx';
import { canonical, pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/flyer.route.ts';
import './flyer.css';

export const handle = { isStatic: true };

/** A4 in millimetres; A5 is the same sheet drawn smaller. Source: ISO 216. */
const STRIP = { width: 210, height: 42, radius: 11 };

export function loader({ url, context }: Route.LoaderArgs) {
  const address = canonical(paths.home(), context.get(pageContext).publicUrl);
  const asked = url.searchParams.get('format');
  const size = FLYER_SIZES.find((known) => known === asked) ?? 'a4';
  return { size, qr: qrPathOf(address), address: address.replace(/^https?:\/\/|\/$/g, '') };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.description, path: paths.flyer() });

export default function Flyer({ loaderData: { size, qr, address } }: Route.ComponentProps) {
  return (
    <div className="wrap print:max-w-none print:p-0">
      <Sidebar gap={7} roomyGap={14} aside="34rem" className="pt-7 print:block print:p-0">
        <Stack gap={4} className="content-start" data-print="hidden">
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
          <Chips label={texts.sizesLabel}>
            {FLYER_SIZES.map((known) => (
              <ChipLink key={known} href={paths.flyer(known)} isOn={known === size}>
                {texts.sizes[known]}
              </ChipLink>
            ))}
          </Chips>
          <p className="flex flex-wrap gap-2.5">
            {FLYER_SIZES.map((known) => (
              <LinkButton
                key={known}
                href={paths.flyerPaper(known)}
                variant={known === size ? 'main' : 'edge'}
                data-native
              >
                {texts.paper(texts.sizes[known])}
              </LinkButton>
            ))}
          </p>
          <p className="text-sm text-ink-soft">{texts.hint}</p>
        </Stack>
        <Sheet size={size} qr={qr} address={address} />
      </Sidebar>
    </div>
  );
}

function Sheet({ size, qr, address }: { size: string; qr: QrPath; address: string }) {
  return (
    <section
      className="flyer relative grid w-full overflow-hidden border border-seam print:border-0 @container"
      data-size={size}
      aria-label={texts.flyer}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-between bg-(--flyer-spruce) px-[7cqw] pt-[6cqw] pb-[5.5cqw] text-[#fff]">
        <p className="stamp flex items-center gap-[1.6cqw] text-[5.4cqw]/none [--color-spruce:#fff] [&_svg]:h-[8.4cqw]">
          <RingPin />
          {uiTexts.siteName}
        </p>
        <p className="stamp text-[12.6cqw] leading-[0.98] text-balance">{texts.headline}</p>
        <p className="text-[3.9cqw] leading-[1.3]">{texts.lead}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_31cqw] gap-[6cqw] px-[7cqw] py-[6.5cqw]">
        <ul className="grid content-start gap-[3.4cqw] text-[2.95cqw]/[1.36]">
          {texts.points.map(([title, text]) => (
            <li key={title}>
              <b className="stamp block text-[4.6cqw]/[1.2] text-(--flyer-spruce)">{title}</b>
              {text}
            </li>
          ))}
        </ul>
        <div>
          <svg
            className="qr aspect-square h-auto w-full border-[0.5cqw] border-[#ff6a1a]"
            viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
            role="img"
            aria-label={texts.qr(address)}
          >
            <path d={qr.path} />
          </svg>
          <p className="pt-[2cqw] text-center text-[2.7cqw]/[1.3]">
            {texts.scan}
            <b className="stamp block text-[3.6cqw] wrap-anywhere">{address}</b>
          </p>
        </div>
      </div>
      <svg className="absolute [inset:auto_0_0] w-full" viewBox={`0 0 ${STRIP.width} ${STRIP.height}`} aria-hidden>
        {logEndsOf(STRIP).map(({ x, y, radius, rings }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle r={radius} className="fill-[#7a431d]" />
            <circle r={radius * 0.9} className="fill-[#f6e3bc]" />
            {rings.map((ring) => (
              <circle key={ring} r={ring} className="fill-none stroke-[#b98b52] [stroke-width:0.35]" />
            ))}
          </g>
        ))}
      </svg>
    </section>
  );
}
