import type { OwnAgreement } from '#contract/agreements/agreements.schemas.ts';
import { agreementPdfPath } from '#contract/agreements/agreements.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/format/dates.ts';
import { formatEuro, formatQuantity } from '#domain/format/numbers.ts';
import { agreementTexts } from '#texts/de/agreements/agreements.ts';
import { ownAgreementsTexts as texts } from '#texts/de/agreements/own-agreements.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { LinkButton } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Pagination } from '#ui/data-display/pagination.tsx';
import type { LoadedAgreements } from './load-agreements.ts';

/** All agreements of the person, made and open, with the way to paper and chat. */
export function AgreementsPage({ loaded }: { loaded: LoadedAgreements }) {
  const { items, page, pageCount } = loaded;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-6 pb-12">
      <header className="grid max-w-[68ch] gap-1">
        <h1>{texts.title}</h1>
        <p className="text-ink-soft">{texts.intro}</p>
      </header>
      {items.length === 0 ? (
        <None isBeyond={loaded.total > 0} />
      ) : (
        <ul className="grid gap-3" aria-label={texts.list}>
          {items.map((agreement) => (
            <li key={agreement.id}>
              <AgreementRow agreement={agreement} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pageCount={pageCount} hrefOf={(shown) => paths.myAgreements(shown)} />
    </div>
  );
}

function None({ isBeyond }: { isBeyond: boolean }) {
  if (isBeyond) {
    return (
      <EmptyState
        headingLevel={2}
        title={texts.pageGone}
        actions={<LinkButton href={paths.myAgreements()}>{texts.toFirst}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      headingLevel={2}
      title={texts.empty}
      actions={
        <LinkButton variant="main" href={paths.chats()}>
          {texts.toChats}
        </LinkButton>
      }
    >
      {texts.emptyText}
    </EmptyState>
  );
}

function AgreementRow({ agreement }: { agreement: OwnAgreement }) {
  const { goods, quantity, unit, grossInCents, role, otherName, state, date } = agreement;
  return (
    <article className="box grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-2 p-4 max-sm:grid-cols-[minmax(0,1fr)]">
      <div className="grid gap-0.5 min-w-0 wrap-anywhere">
        <h2 className="text-lg wrap-anywhere">{goods}</h2>
        <p>{texts.with(role, otherName)}</p>
        <p className="text-sm text-ink-soft">
          {state === 'AGREED'
            ? texts.made(formatDate(agreement.closedAt ?? agreement.createdAt))
            : texts.proposed(formatDate(agreement.createdAt))}
          {' · '}
          {texts.date(formatDate(date))}
        </p>
      </div>
      <p className="grid content-start justify-items-end text-lg whitespace-nowrap max-sm:grid-flow-col max-sm:items-baseline max-sm:justify-start max-sm:gap-2">
        <b>{formatEuro(grossInCents)}</b>
        <span className="text-sm text-ink-soft">{formatQuantity(quantity, unit)}</span>
      </p>
      <Cluster gap={3} className="col-span-full justify-between pt-3 border-t border-seam">
        <State agreement={agreement} />
        <Ways agreement={agreement} />
      </Cluster>
    </article>
  );
}

function State({ agreement: { state, isOwnTurn, rating } }: { agreement: OwnAgreement }) {
  if (state === 'AGREED') {
    const rated = rating === null ? null : ratedBy(rating);
    return (
      <Cluster gap={2}>
        <Badge tone="checked" icon="check">
          {agreementTexts.states.AGREED}
        </Badge>
        {rated !== null && <Badge tone="neutral">{texts.rated[rated]}</Badge>}
      </Cluster>
    );
  }
  return <Badge tone={isOwnTurn ? 'mark' : 'info'}>{isOwnTurn ? texts.ownTurn : texts.waiting}</Badge>;
}

function ratedBy({ isGiven, otherIsGiven }: NonNullable<OwnAgreement['rating']>): keyof typeof texts.rated | null {
  if (isGiven) return otherIsGiven ? 'BOTH' : 'OWN';
  return otherIsGiven ? 'OTHER' : null;
}

function Ways({
  agreement: { id, chatId, chatIsDeleted, state, goods, otherName, rating },
}: {
  agreement: OwnAgreement;
}) {
  return (
    <Cluster gap={2}>
      {chatIsDeleted ? (
        <span className="text-sm text-ink-soft">{texts.chatDeleted}</span>
      ) : (
        <LinkButton href={paths.chats(chatId)} icon="chat-text" aria-label={texts.chatOf(otherName)}>
          {texts.chat}
        </LinkButton>
      )}
      {state === 'AGREED' && (
        <LinkButton href={paths.myAgreement(id)} aria-label={texts.openOf(goods)}>
          {texts.open}
        </LinkButton>
      )}
      {rating?.isOpen && (
        <LinkButton href={`${paths.myAgreement(id)}#bewerten`} aria-label={texts.rateOf(goods)}>
          {texts.rate}
        </LinkButton>
      )}
      {state === 'AGREED' && (
        <LinkButton
          variant="main"
          href={agreementPdfPath({ chatId, agreementId: id })}
          icon="file-text"
          aria-label={texts.paperOf(goods)}
          data-native
          download
        >
          {texts.paper}
        </LinkButton>
      )}
    </Cluster>
  );
}
