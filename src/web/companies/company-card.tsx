import type { CompanyListItem } from '#contract/companies.schemas.ts';
import { paths } from '#contract/paths.ts';
import { companyListTexts as texts, companyPageTexts } from '#texts/de/companies.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { CompanyMark } from './company-mark.tsx';

const SHOWN_SERVICES = 3;

/** A company among others: the whole card is one link to it. */
export function CompanyCard({ item }: { item: CompanyListItem }) {
  const { id, slug, name, logo, postalCode, city, countryCode, teaser, services, advertCount } = item;
  const country = countryCode === 'AT' ? '' : `${countryCode}-`;
  const further = services.length - SHOWN_SERVICES;
  return (
    <article className="company-card">
      <div className="company-card-head">
        <CompanyMark id={id} logo={logo} name={name} />
        <div className="min-w-0">
          <h3>
            <a href={paths.company(slug)}>{name}</a>
          </h3>
          <p className="text-sm text-ink-soft">{`${country}${postalCode} ${city}`.trim()}</p>
        </div>
      </div>
      <p className="company-card-text">{teaser}</p>
      {services.length > 0 && (
        <ul className="company-card-services">
          {services.slice(0, SHOWN_SERVICES).map((service) => (
            <li key={service}>
              <Icon name="check" />
              <span>{service}</span>
            </li>
          ))}
          {further > 0 && <li className="text-ink-soft">{texts.more(further)}</li>}
        </ul>
      )}
      <div className="company-card-foot">
        {item.uidIsChecked && <Badge icon="check">{companyPageTexts.checks.uid}</Badge>}
        {item.pefcIsChecked && <Badge icon="leaf">{companyPageTexts.checks.pefc}</Badge>}
        {advertCount > 0 && <span className="text-sm">{texts.adverts(advertCount)}</span>}
      </div>
    </article>
  );
}
