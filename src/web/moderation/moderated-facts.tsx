import type { ModeratedAdvert } from '#contract/moderation/moderation.schemas.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import { paths } from '#contract/paths.ts';
import { formatDate, formatDateTime } from '#domain/format/dates.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import type { ReviewState } from '#domain/moderation/shield/advert-risk.ts';
import { riskSigns, shieldTexts } from '#texts/de/moderation/shield.ts';
import { moderationTexts } from '#texts/de/moderation/moderation.ts';
import { sellerTexts } from '#texts/de/sellers/seller.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Facts } from '#ui/data-display/facts.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { pictureVariant } from '#web/adverts/card/picture-variant.parts.ts';
import { AdvertThumbnail, PricePlate } from '#web/adverts/adverts.parts.tsx';

const { advert: texts } = moderationTexts;

type Part = { shown: ModeratedAdvert };

const REVIEW_WORDS: Record<ReviewState, (score: number) => string> = {
  CLEAR: () => shieldTexts.none,
  UNUSUAL: shieldTexts.unusual,
  HELD: shieldTexts.heldNote,
  RELEASED: () => shieldTexts.released,
  CONFIRMED: () => shieldTexts.confirmed,
};

/** What the program found, with the words that the owner read about it. */
function ReviewNotice({ review: { state, score, signs } }: { review: NonNullable<ModeratedAdvert['review']> }) {
  return (
    <Notice kind={state === 'HELD' ? 'warning' : 'info'} title={shieldTexts.title}>
      <p>{REVIEW_WORDS[state](score)}</p>
      <ul className="mt-1 list-disc pl-[1.1em]">
        {signs.map((sign) => (
          <li key={sign}>{riskSigns[sign]}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** The advert itself for the decision, with hints for a closer check. */
export function AdvertPart({ shown }: Part) {
  const { advert, hints, review, description, createdAt, publishedAt, updatedAt } = shown;
  return (
    <section className="case-part" aria-labelledby="anzeige">
      <h2 id="anzeige">{texts.facts}</h2>
      {hints.length > 0 && (
        <Notice kind="warning" title={texts.hints}>
          <ul className="mt-1 pl-[1.1em] list-disc">
            {hints.map((hint) => (
              <li key={hint}>{texts.hintTexts[hint]}</li>
            ))}
          </ul>
        </Notice>
      )}
      {review !== null && <ReviewNotice review={review} />}
      <div className="grid grid-cols-[minmax(96px,36%)_minmax(0,1fr)] gap-4 md:grid-cols-[220px_minmax(0,1fr)]">
        <div className="relative self-start">
          <AdvertThumbnail item={advert} sizes="(min-width: 47.5rem) 220px, 40vw" />
        </div>
        <div className="grid content-start justify-items-start gap-2">
          <p className="text-sm">{categoryOf(advert.category).text}</p>
          <PricePlate item={advert} size="mini" />
          <p className="text-sm">{`${advert.address.postalCode} ${advert.address.city}`.trim()}</p>
        </div>
      </div>
      <Facts
        isTwoColumns
        facts={[
          { term: texts.created, value: formatDateTime(createdAt) },
          { term: texts.published, value: publishedAt === null ? '–' : formatDateTime(publishedAt) },
          { term: texts.changed, value: formatDateTime(updatedAt) },
          { term: texts.views, value: formatNumber(shown.viewCount) },
        ]}
      />
      <div className="grid gap-1">
        <h3 className="text-sm font-semibold">{texts.description}</h3>
        <p className="case-words">{description === '' ? texts.noDescription : description}</p>
      </div>
      {shown.images.length > 1 && (
        <ul
          className="case-pictures grid grid-cols-[repeat(auto-fill,minmax(120px,1fr))] gap-2"
          aria-label={texts.pictures}
        >
          {shown.images.map(({ id, url, alt }, index) => (
            <li key={id}>
              <a href={pictureVariant(url, 1600, 'jpeg')}>
                <img
                  src={pictureVariant(url, 320, 'jpeg')}
                  alt={alt || texts.picture(index + 1)}
                  width={160}
                  height={120}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function OwnerPart({ shown: { owner } }: Part) {
  const { advertCount, blockedCount } = owner;
  const adverts = formatNumber(advertCount) + (blockedCount > 0 ? `, ${texts.blockedAdverts(blockedCount)}` : '');
  return (
    <section className="box case-part" aria-labelledby="anbieter">
      <h2 id="anbieter">{texts.owner}</h2>
      {owner.isBlocked && <Notice kind="error">{texts.ownerBlocked}</Notice>}
      <Facts
        facts={[
          { term: texts.name, value: <a href={paths.seller(owner.id)}>{owner.name || owner.id}</a> },
          { term: texts.email, value: <span className="case-words">{owner.email}</span> },
          { term: texts.since, value: formatDate(owner.memberSince) },
          { term: texts.kind, value: sellerTexts.kinds[owner.sellerKind] },
          { term: texts.adverts, value: adverts },
        ]}
      />
      <div>
        <LinkButton href={adminPaths.moderateAccount(owner.id)}>{texts.account}</LinkButton>
      </div>
    </section>
  );
}
