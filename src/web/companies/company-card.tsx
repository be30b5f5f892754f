import { paths } from '#contract/paths.ts';
import { companyListTexts as texts, companyPageTexts } from '#texts/de/companies/companies.ts';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Picture } from '#ui/marks/picture.tsx';
import { pictureVariant } from '#web/adverts/card/picture-variant.parts.ts';
import { BannerRings } from './banner-rings.tsx';
import { CompanyMark } from './company-mark.tsx';
import type { CompanyCardItem } from './load-companies.ts';

const SHOWN_SERVICES = 3;

/** The card of a company: the whole card is one link to it. */
export function CompanyCard({ item }: { item: CompanyCardItem }) {
  const { id, slug, name, logo, postalCode, city, countryCode, teaser, services, advertCount } = item;
  const country = countryCode === 'AT' ? '' : `${countryCode}-`;
  const further = services.length - SHOWN_SERVICES;
  return (
    <Stack
      as="article"
      gap={3}
      className="company-card relative grid-rows-[auto_auto_auto_auto_1fr_auto] pb-4 [&>:not(:first-child)]:mx-4 border border-seam rounded-sawn bg-snow has-[a:hover]:border-edge"
    >
      <CardPicture item={item} />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 items-center">
        <CompanyMark id={id} logo={logo} name={name} />
        <div className="min-w-0">
          <h3>
            <a href={paths.company(slug)}>{name}</a>
          </h3>
          <p className="text-sm text-ink-soft">{`${country}${postalCode} ${city}`.trim()}</p>
        </div>
      </div>
      <Now item={item} />
      <p className="text-sm">{teaser}</p>
      {services.length > 0 && (
        <ul className="company-card-services grid content-start gap-1 text-sm">
          {services.slice(0, SHOWN_SERVICES).map((service) => (
            <li key={service}>
              <Icon name="check" className="size-[1rem] text-spruce" />
              <span>{service}</span>
            </li>
          ))}
          {further > 0 && <li className="text-ink-soft">{texts.more(further)}</li>}
        </ul>
      )}
      <Cluster gap={2.5} rowGap={1.5}>
        {item.uidIsChecked && <Badge icon="check">{companyPageTexts.checks.uid}</Badge>}
        {item.pefcIsChecked && <Badge icon="leaf">{companyPageTexts.checks.pefc}</Badge>}
        {advertCount > 0 && <span className="text-sm">{texts.adverts(advertCount)}</span>}
      </Cluster>
    </Stack>
  );
}

/** How far it is, and whether it is open; without either the empty list keeps the rows of the card. */
function Now({ item: { distance, openNow } }: { item: CompanyCardItem }) {
  return (
    <ul className="grid gap-1 text-sm text-ink-soft [&_li]:flex [&_li]:gap-2 [&_svg]:size-5 [&_svg]:flex-none">
      {openNow !== null && (
        <li className={openNow.isOpen ? 'font-semibold text-green' : undefined}>
          <Icon name="clock" />
          {openNow.words}
        </li>
      )}
      {distance !== null && (
        <li>
          <Icon name="map-pin" />
          {distance}
        </li>
      )}
    </ul>
  );
}

/** What the company shows of itself, else a drawing of what it does, else rings of its own. */
function CardPicture({ item: { id, picture = null } }: { item: CompanyCardItem }) {
  if (picture === null) {
    return (
      <div className="aspect-[2/1] overflow-hidden bg-sapwood">
        <BannerRings seed={id} />
      </div>
    );
  }
  return (
    <div className="relative">
      <Picture
        srcOf={(width, format) => pictureVariant(picture.url, width, format)}
        alt=""
        sizes="(min-width: 82rem) 305px, (min-width: 44rem) 46vw, 92vw"
        shape="wide"
        placeholder={picture.placeholder}
      />
      {picture.isSymbol && <span className="advert-symbol">{companyPageTexts.symbol}</span>}
    </div>
  );
}
