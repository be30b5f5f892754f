import type { AdvertisingEntry } from '#contract/advertising/advertising.schemas.ts';

/** An entry as visitors see it: one link to the advertiser, without a referrer. */
export function AdCard({ entry: { id, title, teaserText, url, image } }: { entry: AdvertisingEntry }) {
  return (
    <a
      className="ad-card grid content-start min-w-0 grid-cols-[6.5rem_minmax(0,1fr)] gap-y-1 gap-x-3.5 text-ink no-underline [&:not(:has(img))]:grid-cols-[0_minmax(0,1fr)] [&:not(:has(img))]:gap-x-0 md:grid-cols-[12rem_minmax(0,1fr)] sm:[&_img]:row-[1_/_span_4]"
      href={url}
      rel="sponsored noopener nofollow"
      referrerPolicy="no-referrer"
      data-ad={id}
    >
      {image !== null && <img src={image} alt="" width={640} height={427} loading="lazy" decoding="async" />}
      <span className="ad-title first:col-span-full font-[650] leading-snug sm:text-lg">{title}</span>
      <span className="ad-teaser text-ink-soft text-sm">{teaserText}</span>
    </a>
  );
}

/** Returns the name that the label gives the advertiser: where the entry leads, without `www`. */
export const partnerOf = ({ url }: Pick<AdvertisingEntry, 'url'>): string =>
  (URL.parse(url)?.hostname ?? '').replace(/^www\./, '');
