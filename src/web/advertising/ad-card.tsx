import type { AdvertisingEntry } from '#contract/advertising.schemas.ts';

/** An entry as visitors see it: one link to the advertiser, who learns nothing of the page it stands on. */
export function AdCard({ entry: { id, title, teaserText, url, image } }: { entry: AdvertisingEntry }) {
  return (
    <a className="ad-card" href={url} rel="sponsored noopener nofollow" referrerPolicy="no-referrer" data-ad={id}>
      {image !== null && <img src={image} alt="" width={640} height={427} loading="lazy" decoding="async" />}
      <span className="ad-title">{title}</span>
      <span className="ad-teaser">{teaserText}</span>
      <span className="ad-host">{hostOf(url)}</span>
    </a>
  );
}

const hostOf = (url: string): string => (URL.parse(url)?.hostname ?? '').replace(/^www\./, '');
