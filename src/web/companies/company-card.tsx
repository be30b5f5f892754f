import type { CompanyListItem } from '#contract/companies/companies.schemas.ts';
import { paths } from '#contract/paths.ts';
import { companyListTexts as texts, companyPageTexts } from '#texts/de/companies/companies.ts';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { CompanyMark } from './company-mark.tsx';

const SHOWN_SERVICES = 3;

/** The card of a company: the whole card is one link to it. */
export function CompanyCard({ item }: { item: CompanyListItem }) {
  const { id, slug, name, logo, postalCode, city, countryCode, teaser, services, advertCount } = item;
  const country = countryCode === 'AT' ? '' : `${countryCode}-`;
  const further = services.length - SHOWN_SERVICES;
  return (
    <Stack
      as="article"
      gap={3}
      className="company-card relative grid-rows-[auto_auto_1fr_auto] p-4 border border-seam rounded-sawn bg-snow has-[a:hover]:border-edge"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 items-center">
        <CompanyMark id={id} logo={logo} name={name} />
        <div className="min-w-0">
          <h3>
            <a href={paths.company(slug)}>{name}</a>
          </h3>
          <p className="text-sm text-ink-soft">{`${country}${postalCode} ${city}`.trim()}</p>
        </div>
      </div>
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
