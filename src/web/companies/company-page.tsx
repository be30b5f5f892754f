import type { Company } from '#contract/companies/companies.schemas.ts';
import { paths } from '#contract/paths.ts';
import { reportPaths } from '#contract/moderation/report-paths.ts';
import { FEDERAL_STATES } from '#domain/lookups/regions.data.ts';
import { formatDistance } from '#domain/format/numbers.ts';
import { companyPageTexts as texts } from '#texts/de/companies/companies.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import { classNames } from '#ui/class-names.ts';
import { Facts } from '#ui/data-display/facts.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { Picture } from '#ui/marks/picture.tsx';
import { AdvertCard } from '#web/adverts/adverts.parts.tsx';
import { newOnesStandOut } from '#web/adverts/card/card-facts.parts.ts';
import { pictureVariant } from '#web/adverts/card/picture-variant.parts.ts';
import { PlaceBox } from '#web/places/place-map.parts.tsx';
import { FollowButton } from '#web/follows/follow-button.parts.tsx';
import type { ContactReply } from './answer-contact.ts';
import { BannerRings } from './banner-rings.tsx';
import { CompanyMark } from './company-mark.tsx';
import { ContactBox } from './contact-box.tsx';
import type { ShownCompany } from './load-company.ts';
import { ProofBadges } from '#web/proofs/proof-badges.parts.tsx';
import { SellerRecordLines } from '#web/users/seller-record/seller-record.parts.tsx';
import { RatingCounts } from '#web/ratings/rating-counts.parts.tsx';
import { OwnerBar } from './owner-bar.tsx';

type PageProps = { shown: ShownCompany; sent: ContactReply | null };

/** The public page of a company; its owner sees it in every state, with a bar that says so. */
export function CompanyPage({ shown, sent }: PageProps) {
  const { company } = shown;
  return (
    <div className="wrap company long-words on-paper">
      <Breadcrumb
        crumbs={[
          { label: texts.crumbHome, href: paths.home() },
          { label: texts.crumbCompanies, href: paths.companies() },
        ]}
        current={company.name}
      />
      {company.isCompanyOfUser && <OwnerBar company={company} />}
      {!company.isCompanyOfUser && !company.isPublished && <Notice kind="info">{texts.owner.judged}</Notice>}
      <Head shown={shown} />
      <div className="company-columns grid grid-cols-1 gap-y-6 gap-x-8 items-start @min-[56rem]:grid-cols-[minmax(0,1fr)_minmax(18rem,22rem)] @min-[56rem]:grid-rows-[auto_1fr]">
        <ContactBox company={company} sent={sent} />
        <Stack gap={6} className="company-main @min-[56rem]:row-[1_/_span_2] @min-[56rem]:col-[1]">
          <About text={company.description ?? ''} />
          <Services services={company.services} />
          <Adverts shown={shown} />
          <Legal company={company} />
        </Stack>
        <Stack as="aside" gap={6} className="@min-[56rem]:col-[2] [&_h2]:text-lg" aria-label={texts.more}>
          <Hours shown={shown} />
          {shown.place !== null && <Place company={company} place={shown.place} />}
          <Delivery company={company} />
          <RatingCounts userId={shown.ownerId} ratings={shown.ratings} />
          <Checks shown={shown} />
        </Stack>
      </div>
      <p>
        <a
          href={reportPaths.reportCompany(company.slug ?? company.id)}
          className="inline-flex items-center gap-2 min-h-11 text-ink-soft text-sm underline-offset-3"
        >
          <Icon name="flag" />
          {texts.report}
        </a>
      </p>
    </div>
  );
}

function Head({
  shown: { company, placeName, ownerKind, badges, proofs, record, openNow, ownerId, slug, follow },
}: {
  shown: ShownCompany;
}) {
  const { banner } = company;
  return (
    <header className="grid grid-cols-1 border border-seam rounded-sawn bg-snow">
      <div className="h-[clamp(96px,18vw,220px)] overflow-hidden bg-sapwood">
        {banner === null ? (
          <BannerRings seed={company.id} />
        ) : (
          <Picture
            srcOf={(width, format) => pictureVariant(banner.url, width, format)}
            alt={texts.banner(company.name)}
            sizes="(min-width: 82rem) 1280px, 100vw"
            placeholder={banner.placeholder}
            isUrgent
            className="company-banner-picture"
          />
        )}
      </div>
      <div className="company-name grid grid-cols-1 md:grid-cols-[auto_minmax(0,1fr)] gap-y-3 gap-x-5 px-4 pb-4 md:px-6 md:pb-6">
        <CompanyMark id={company.id} logo={company.logo} name={company.name} isLarge />
        <Stack gap={2} className="md:pt-4">
          <h1>{company.name}</h1>
          <p className="company-line flex flex-wrap gap-y-1 gap-x-5 text-ink-soft text-sm">
            {placeName !== '' && (
              <span>
                <Icon name="map-pin" />
                {placeName}
              </span>
            )}
            {openNow !== null && (
              <span className={openNow.isOpen ? 'text-green font-semibold' : undefined}>
                <Icon name="clock" />
                {openNow.words}
              </span>
            )}
          </p>
          <div className="flex flex-wrap gap-1.5">
            <Badge tone="info" icon="factory">
              {ownerKind}
            </Badge>
            {badges.map(({ label, isChecked }) => (
              <Badge key={label} icon={isChecked ? 'check' : 'leaf'}>
                {label}
              </Badge>
            ))}
          </div>
          <ProofBadges view={proofs} />
          <SellerRecordLines record={record} />
          <FollowButton sellerId={ownerId} view={follow} back={paths.company(slug)} />
        </Stack>
      </div>
    </header>
  );
}

function About({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <section className="[&_p]:max-w-[68ch] [&_p]:whitespace-pre-line" aria-labelledby="ueber-uns">
      <h2 id="ueber-uns">{texts.about}</h2>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </section>
  );
}

function Services({ services }: { services: Company['services'] }) {
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="leistungen">
      <h2 id="leistungen">{texts.services}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-4">
        {services.map(({ id, title, description, category, image }) => (
          <li key={id} className="grid grid-cols-1 content-start border border-seam rounded-sawn bg-snow">
            {image !== null && (
              <div className="relative">
                <Picture
                  srcOf={(width, format) => pictureVariant(image.url, width, format)}
                  alt=""
                  sizes="(min-width: 62.5rem) 280px, (min-width: 38rem) 46vw, 320px"
                  placeholder={image.placeholder}
                />
                {image.isSymbol && <span className="advert-symbol">{texts.symbol}</span>}
              </div>
            )}
            <div className="grid gap-1.5 px-4 pt-3 pb-4 [&_h3]:text-lg [&_h3]:hyphens-auto [&_p]:whitespace-pre-line">
              <h3>{title}</h3>
              {category !== null && category.text !== title && <p className="text-ink-soft text-sm">{category.text}</p>}
              {description !== '' && <p>{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Adverts({ shown: { adverts, advertCount, ownerId, now } }: { shown: ShownCompany }) {
  return (
    <section aria-labelledby="anzeigen">
      <div className="flex flex-wrap items-baseline justify-between gap-y-1 gap-x-4">
        <h2 id="anzeigen">{texts.adverts}</h2>
        {advertCount > adverts.length && (
          <a href={paths.seller(ownerId)} className="reach">
            {texts.allAdverts(advertCount)}
          </a>
        )}
      </div>
      {adverts.length === 0 ? (
        <p className="text-ink-soft">{texts.noAdverts}</p>
      ) : (
        <ul className="advert-grid">
          {adverts.map((item) => (
            <li key={item.id}>
              <AdvertCard item={item} now={now} marksNew={newOnesStandOut(adverts, now)} headingLevel={3} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Hours({ shown: { hours, company } }: { shown: ShownCompany }) {
  const note = company.openingNote ?? '';
  if (hours.length === 0 && note === '') return null;
  return (
    <section className="box company-box" aria-labelledby="zeiten">
      <h2 id="zeiten">{texts.hours}</h2>
      {hours.length > 0 && (
        <dl className="company-hours grid gap-0.5">
          {hours.map(({ day, times, isToday }) => (
            <div key={day} className={classNames(isToday && 'bg-lichen font-semibold')}>
              <dt>{day}</dt>
              <dd>
                {times.length === 0 ? (
                  <span className="text-ink-soft">{texts.closed}</span>
                ) : (
                  times.map((time) => <span key={time}>{time}</span>)
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {note !== '' && <p className="text-sm text-ink-soft">{note}</p>}
    </section>
  );
}

function Place({ company, place }: { company: Company; place: NonNullable<ShownCompany['place']> }) {
  const street = company.address?.street ?? '';
  return (
    <PlaceBox
      place={place}
      title={texts.place}
      lines={[street, place.place].filter((line) => line !== '')}
      note={place.labels === null ? '' : texts.placeNote}
    />
  );
}

/** Where the federal states lie to each other, roughly: short name, column and row of a small picture. */
const TILES = ['B', 'K', 'NÖ', 'OÖ', 'S', 'St', 'T', 'V', 'W'];

function Delivery({ company: { deliveryArea } }: { company: Company }) {
  const { areas = [], radiusInKm = null } = deliveryArea ?? {};
  if (areas.length === 0 && radiusInKm === null) return null;
  const ids = new Set(areas.map(({ id }) => id));
  return (
    <section className="box company-box" aria-labelledby="gebiet">
      <h2 id="gebiet">{texts.delivery}</h2>
      {areas.some(({ id }) => id <= FEDERAL_STATES.length) && (
        <div className="company-tiles grid grid-cols-5 gap-1 max-w-[18rem] text-xs text-center" aria-hidden>
          {FEDERAL_STATES.map(({ id }, index) => {
            return (
              <span key={id} className={ids.has(id) ? 'company-tile-on' : undefined}>
                {TILES[index]}
              </span>
            );
          })}
        </div>
      )}
      {areas.length > 0 && <p>{areas.map(({ name }) => name).join(', ')}</p>}
      {radiusInKm !== null && <p>{texts.deliveryRadius(formatDistance(radiusInKm))}</p>}
    </section>
  );
}

function Checks({ shown: { badges } }: { shown: ShownCompany }) {
  const checked = badges.filter(({ isChecked }) => isChecked);
  if (checked.length === 0) return null;
  return (
    <section className="box company-box" aria-labelledby="geprueft">
      <h2 id="geprueft">{texts.checks.title}</h2>
      <ul className="company-checks grid gap-2.5 text-sm">
        {checked.map(({ label, how }) => (
          <li key={label}>
            <Icon name="check" className="text-green" />
            <span>{how}</span>
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-soft">{texts.checks.note}</p>
    </section>
  );
}

function Legal({ company }: { company: Company }) {
  const { legal, address, uid } = company;
  const terms = texts.legalTerms;
  const where = address === null ? '' : `${address.street}, ${address.postalCode} ${address.city}`.replace(/^, /, '');
  const facts = [
    { term: terms.firma, value: legal?.firma ?? company.name },
    { term: terms.legalForm, value: legal?.legalForm ?? '' },
    { term: terms.address, value: where },
    { term: terms.managing, value: legal?.managing ?? '' },
    { term: terms.registerNumber, value: legal?.registerNumber ?? '' },
    { term: terms.registerCourt, value: legal?.registerCourt ?? '' },
    { term: terms.uid, value: uid ?? '' },
    { term: terms.authority, value: legal?.authority ?? '' },
    { term: terms.chamber, value: legal?.chamber ?? '' },
  ].filter(({ value }) => value.trim() !== '');
  return (
    <section className="box company-legal" aria-labelledby="rechtliches">
      <h2 id="rechtliches">{texts.legal}</h2>
      <Facts facts={facts} isTwoColumns />
      <p className="text-xs text-ink-soft">{texts.legalNote}</p>
    </section>
  );
}
