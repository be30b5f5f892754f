import type { ModeratedAccount } from '#contract/moderation/account-moderation.schemas.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/format/dates.ts';
import { accountPageTexts as texts } from '#texts/de/moderation/account-moderation.ts';
import { moderationTexts } from '#texts/de/moderation/moderation.ts';
import { sellerTexts } from '#texts/de/sellers/seller.ts';
import { Badge } from '#ui/marks/badge.tsx';
import { Facts } from '#ui/data-display/facts.tsx';
import { AdvertStatusBadge } from '#web/moderation/status-badges.tsx';

type Part = { shown: ModeratedAccount };

export function AccountFacts({ shown }: Part) {
  const rights = shown.permissions.map((right) => texts.rightNames[right] ?? right).join(', ');
  return (
    <section className="box case-part" aria-labelledby="konto">
      <h2 id="konto">{texts.facts}</h2>
      <Facts
        facts={[
          { term: texts.email, value: <span className="case-words">{shown.email}</span> },
          { term: texts.memberSince, value: formatDate(shown.memberSince) },
          { term: texts.kind, value: sellerTexts.kinds[shown.sellerKind] },
          { term: texts.rights, value: rights || '–' },
        ]}
      />
      {!shown.isBlocked && (
        <p>
          <a href={paths.seller(shown.id)}>{texts.publicPage}</a>
        </p>
      )}
    </section>
  );
}

/** Adverts of the account, those with open notices first. */
export function AccountAdverts({ shown }: Part) {
  const { adverts, advertCount, activeAdvertCount, blockedAdvertCount } = shown;
  const isHidden = shown.isBlocked || shown.isLeaving;
  const further = advertCount - adverts.filter(({ status }) => status !== 'DELETED').length;
  return (
    <section className="case-part" aria-labelledby="anzeigen">
      <h2 id="anzeigen">{texts.advertsTitle}</h2>
      <p className="text-sm text-ink-soft">
        {advertCount === 0 ? texts.noAdverts : texts.advertsCount(advertCount, activeAdvertCount, blockedAdvertCount)}
      </p>
      <ul className="case-list">
        {adverts.map(({ id, title, status, openReportCount }) => (
          <li key={id} className="case-entry">
            <p className="case-entry-head">
              <AdvertStatusBadge status={status} isHidden={isHidden} />
              {openReportCount > 0 && <Badge tone="warning">{texts.openReports(openReportCount)}</Badge>}
              <a href={paths.moderateAdvert(id)} className="reach">
                {title || moderationTexts.untitled}
              </a>
            </p>
          </li>
        ))}
      </ul>
      {further > 0 && <p className="text-sm text-ink-soft">{texts.moreAdverts(further)}</p>}
    </section>
  );
}

/** The company page with what other companies claim the same numbers. */
export function AccountCompany({ shown: { company } }: Part) {
  if (company === null) return null;
  const { name, slug, uid, registerNumber, isPublic, hold, claims } = company;
  return (
    <section className="case-part" aria-labelledby="firma">
      <h2 id="firma">{texts.company}</h2>
      <p className="case-entry-head">
        <b>{name}</b>
        {hold === null ? (
          <Badge>{isPublic ? texts.companyPublic : texts.companyHidden}</Badge>
        ) : (
          <Badge tone="warning">{texts.companyHolds[hold]}</Badge>
        )}
        {(isPublic || hold !== null) && <a href={paths.company(slug)}>{texts.view}</a>}
      </p>
      <Facts
        isTwoColumns
        facts={[
          { term: texts.uid, value: uid ?? '–' },
          { term: texts.registerNumber, value: registerNumber ?? '–' },
        ]}
      />
      {claims.length > 0 && (
        <div className="grid gap-1">
          <p className="text-sm font-semibold">{texts.claims}</p>
          <ul className="case-list">
            {claims.map((claim) => (
              <li key={`${claim.userId} ${claim.number}`} className="case-entry">
                <p className="case-words">
                  {texts.claimOf(claim.number)} <a href={paths.company(claim.slug)}>{claim.name}</a> (
                  <a href={adminPaths.moderateAccount(claim.userId)}>{texts.facts}</a>)
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
