import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import type { OwnAdvert } from '#contract/advert-life.schemas.ts';
import { paths } from '#contract/paths.ts';
import { myAdvertsTexts as texts } from '#texts/de/my-adverts.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Popover } from '#ui/popover.tsx';
import { AdvertThumbnail, PricePlate } from '#web/adverts/adverts.parts.tsx';
import { ROW_ACTIONS, WISH_LOOKS, type Wish } from './own-actions.ts';
import { PriceEditor } from './price-editor.tsx';
import { figureWordsOf, positionWordsOf, stateWordsOf } from './row-words.ts';

const TONES: Record<AdvertStatus, BadgeTone> = {
  ACTIVE: 'checked',
  DRAFT: 'neutral',
  INACTIVE: 'info',
  EXPIRED: 'warning',
  BLOCKED: 'error',
  DELETED: 'neutral',
};

/** One's own advert in a list: where it stands, what it has brought, what can be done to it. */
export function OwnAdvertRow({ item, isBusy }: { item: OwnAdvert; isBusy: boolean }) {
  const title = item.title || texts.untitled;
  return (
    <article className="own-advert" aria-busy={isBusy || undefined}>
      <label className="own-advert-choice">
        <input type="checkbox" name="ids" value={item.id} />
        <span className="only-read">{texts.bulk.select(title)}</span>
      </label>
      <div className="own-advert-photo">
        <AdvertThumbnail item={item} sizes="(min-width: 47.5rem) 180px, 112px" />
      </div>
      <div className="own-advert-main">
        <RowTitle item={item} title={title} />
        {item.ownReference !== null && <p className="own-advert-reference">{texts.reference(item.ownReference)}</p>}
        <RowState item={item} />
      </div>
      <div className="own-advert-price">
        <RowPrice item={item} />
        {ROW_ACTIONS[item.status].canEdit && <PriceEditor item={item} title={title} />}
      </div>
      <RowFigures item={item} />
      <RowButtons item={item} title={title} />
    </article>
  );
}

function RowTitle({ item, title }: { item: OwnAdvert; title: string }) {
  const { canEdit, canView } = ROW_ACTIONS[item.status];
  const href = canView ? paths.advert(item.slug) : canEdit ? paths.editFacts(item.id) : null;
  return <h3 className="own-advert-title">{href === null ? title : <a href={href}>{title}</a>}</h3>;
}

function RowState({ item }: { item: OwnAdvert }) {
  const { text, isUrgent } = stateWordsOf(item);
  return (
    <p className={classNames('own-advert-state', isUrgent && 'own-advert-urgent')}>
      <Badge tone={TONES[item.status]}>{texts.states[item.status]}</Badge>
      <span>
        {text} {item.status === 'BLOCKED' && <a href={paths.objectToBlock(item.id)}>{texts.object}</a>}
      </span>
    </p>
  );
}

function RowFigures({ item }: { item: OwnAdvert }) {
  if (item.status === 'DRAFT') return null;
  const { views, reveals } = figureWordsOf(item);
  const position = positionWordsOf(item);
  return (
    <ul className="own-advert-figures">
      <li>
        <Icon name="eye" />
        {views}
      </li>
      <li>
        <Icon name="phone" />
        {reveals}
      </li>
      {item.chatCount > 0 && (
        <li>
          <Icon name="chat-text" />
          <a href={paths.chatsAbout(item.id)}>{texts.chats(item.chatCount)}</a>
        </li>
      )}
      {item.feedbackCount > 0 && (
        <li>
          <Icon name="flag" />
          <a href={paths.advertFeedback(item.id)}>{texts.feedback(item.feedbackCount)}</a>
        </li>
      )}
      {item.status !== 'DELETED' && (
        <li>
          <Icon name="stack" />
          <a href={paths.myAdvertStatistics(item.id)} aria-label={texts.statisticsOf(item.title || texts.untitled)}>
            {texts.statistics}
          </a>
        </li>
      )}
      {position !== null && (
        <li className="own-advert-position">
          <Icon name="scales" />
          <span>
            <b>{position.text}.</b> {position.detail}
          </span>
        </li>
      )}
    </ul>
  );
}

function RowPrice({ item }: { item: OwnAdvert }) {
  const hasNone = item.pricePerUnitInCents === null && item.priceTotalInCents === null;
  if (item.status === 'DRAFT' && hasNone) return <span className="text-sm text-ink-soft">{texts.noPrice}</span>;
  return <PricePlate item={item} size="mini" />;
}

function RowButtons({ item, title }: { item: OwnAdvert; title: string }) {
  const { canEdit, canView, near, more } = ROW_ACTIONS[item.status];
  const isWorthRenewing = item.status !== 'ACTIVE' || (item.daysLeft ?? 0) <= 30;
  const shown = near.filter((wish) => wish !== 'RENEW' || isWorthRenewing);
  const hidden = [...near.filter((wish) => !shown.includes(wish)), ...more];
  return (
    <div className="own-advert-actions">
      {canEdit && (
        <LinkButton href={paths.editFacts(item.id)} aria-label={texts.actions.of(texts.actions.edit, title)}>
          {texts.actions.edit}
        </LinkButton>
      )}
      {shown.map((wish, index) => (
        <WishButton key={wish} wish={wish} item={item} title={title} isWideOnly={index > 0} />
      ))}
      <Popover
        label={texts.actions.moreFor(title)}
        trigger={(attributes) => (
          <Button className="own-advert-more" aria-label={texts.actions.moreFor(title)} {...attributes}>
            {texts.actions.more}
            <Icon name="caret-down" />
          </Button>
        )}
      >
        <div className="own-advert-menu">
          {canView && (
            <a className="menu-item" href={paths.advert(item.slug)}>
              <Icon name="eye" />
              {texts.actions.view}
            </a>
          )}
          {shown.slice(1).map((wish) => (
            <MenuWish key={wish} wish={wish} item={item} isNarrowOnly />
          ))}
          {hidden.map((wish) => (
            <MenuWish key={wish} wish={wish} item={item} />
          ))}
        </div>
      </Popover>
    </div>
  );
}

type WishButtonProps = { wish: Wish; item: OwnAdvert; title: string; isWideOnly: boolean };

function WishButton({ wish, item, title, isWideOnly }: WishButtonProps) {
  const { label } = WISH_LOOKS[wish];
  return (
    <Button
      type="submit"
      name="do"
      value={`${wish}:${item.id}`}
      className={isWideOnly ? 'own-advert-wide' : undefined}
      aria-label={texts.actions.of(label, title)}
    >
      {label}
    </Button>
  );
}

function MenuWish({ wish, item, isNarrowOnly = false }: { wish: Wish; item: OwnAdvert; isNarrowOnly?: boolean }) {
  const { label, icon, isDanger } = WISH_LOOKS[wish];
  return (
    <button
      type="submit"
      name="do"
      value={`${wish}:${item.id}`}
      className={classNames('menu-item', isDanger && 'menu-item-danger', isNarrowOnly && 'own-advert-narrow')}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
}
