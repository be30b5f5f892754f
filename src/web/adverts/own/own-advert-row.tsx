import { type AdvertStatus, isRunning } from '#domain/adverts/advert-status.ts';
import type { OwnAdvert } from '#contract/adverts/advert-life.schemas.ts';
import { slipPaths } from '#contract/adverts/slip/slip-paths.ts';
import { originPaths } from '#contract/origin/origin-paths.ts';
import { paths } from '#contract/paths.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { reportPaths } from '#contract/moderation/report-paths.ts';
import { formatDayAndMonth } from '#domain/format/dates.ts';
import { formatQuantity } from '#domain/format/numbers.ts';
import { localFirstTexts } from '#texts/de/adverts/availability/local-first.ts';
import { advertTexts } from '#texts/de/adverts/adverts.ts';
import { myAdvertsTexts as texts } from '#texts/de/adverts/my-adverts.ts';
import { pelletTexts } from '#texts/de/adverts/pellets.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { Badge, type BadgeTone } from '#ui/marks/badge.tsx';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { Popover } from '#ui/surfaces/popover.tsx';
import { AdvertThumbnail, PricePlate } from '#web/adverts/adverts.parts.tsx';
import { ROW_ACTIONS, WISH_LOOKS, type Wish } from './actions/own-actions.ts';
import { PriceEditor } from './actions/price-editor.tsx';
import { figureWordsOf, positionWordsOf, stateLabelOf, stateWordsOf } from './row-words.ts';

const TONES: Record<AdvertStatus, BadgeTone> = {
  ACTIVE: 'checked',
  DRAFT: 'neutral',
  INACTIVE: 'info',
  EXPIRED: 'warning',
  BLOCKED: 'error',
  DELETED: 'neutral',
};

/** One's own advert in a list: its state, its figures, its actions. */
export function OwnAdvertRow({ item, isBusy }: { item: OwnAdvert; isBusy: boolean }) {
  const title = item.title || texts.untitled;
  return (
    <article className="own-advert" aria-busy={isBusy || undefined}>
      <label className="own-advert-choice grid [place-content:start_center] w-11 min-h-11 -mx-2.5 -mt-1.5 mb-0 pt-3 cursor-pointer md:row-[1_/_span_3]">
        <input type="checkbox" name="ids" value={item.id} />
        <span className="only-read">{texts.bulk.select(title)}</span>
      </label>
      <div className="relative self-start md:row-[1_/_span_3]">
        <AdvertThumbnail item={item} sizes="(min-width: 47.5rem) 180px, 112px" />
      </div>
      <div className="grid content-start gap-2 min-w-0">
        <RowTitle item={item} title={title} />
        {item.ownReference !== null && (
          <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">{texts.reference(item.ownReference)}</p>
        )}
        <RowState item={item} />
      </div>
      <Cluster gap={3} rowGap={1} className="col-span-full md:col-auto md:flex-col md:items-end md:justify-self-end">
        <RowPrice item={item} />
        {ROW_ACTIONS[item.status].canEdit && <PriceEditor item={item} title={title} />}
      </Cluster>
      <RowFigures item={item} />
      <RowButtons item={item} title={title} />
    </article>
  );
}

function RowTitle({ item, title }: { item: OwnAdvert; title: string }) {
  const { canEdit, canView } = ROW_ACTIONS[item.status];
  const href = canView ? paths.advert(item.slug) : canEdit ? paths.editFacts(item.id) : null;
  return (
    <h3 className="text-lg leading-snug [overflow-wrap:anywhere] [&_a]:text-inherit">
      {href === null ? title : <a href={href}>{title}</a>}
    </h3>
  );
}

function RowState({ item }: { item: OwnAdvert }) {
  const { text, isUrgent } = stateWordsOf(item);
  return (
    <p
      className={classNames(
        'flex flex-wrap items-center gap-y-1 gap-x-2.5 text-sm wrap-anywhere max-sm:text-sm',
        isUrgent && 'text-orange-ink font-semibold',
      )}
    >
      <Badge tone={TONES[item.status]}>{stateLabelOf(item)}</Badge>
      {item.reservedUntil !== undefined && (
        <Badge tone="warning">{advertTexts.reserved(formatDayAndMonth(item.reservedUntil))}</Badge>
      )}
      {item.localFirst !== undefined && <Badge>{localFirstTexts.own(item.localFirst)}</Badge>}
      {item.householdMaximum !== undefined && item.unit !== undefined && (
        <Badge>{localFirstTexts.household(formatQuantity(item.householdMaximum, item.unit))}</Badge>
      )}
      <span>
        {text} {item.status === 'BLOCKED' && <a href={reportPaths.objectToBlock(item.id)}>{texts.object}</a>}
        {item.needsPlan && <a href={paths.plans()}>{pelletTexts.toPlans}</a>}
      </span>
    </p>
  );
}

function RowFigures({ item }: { item: OwnAdvert }) {
  if (item.status === 'DRAFT') return null;
  const { views, reveals } = figureWordsOf(item);
  const position = positionWordsOf(item);
  return (
    <ul className="own-advert-figures flex flex-wrap gap-y-1 gap-x-4 [&_a]:-my-2.5 [&_a]:py-2.5 text-ink-soft text-sm col-span-full max-sm:text-sm md:col-[3_/_-1]">
      <li>
        <Icon name="eye" className="size-4 translate-y-0.5" />
        {views}
      </li>
      <li>
        <Icon name="phone" className="size-4 translate-y-0.5" />
        {reveals}
      </li>
      {item.chatCount > 0 && (
        <li>
          <Icon name="chat-text" className="size-4 translate-y-0.5" />
          <a href={paths.chatsAbout(item.id)}>{texts.chats(item.chatCount)}</a>
        </li>
      )}
      {item.scanCount > 0 && (
        <li>
          <Icon name="barcode" className="size-4 translate-y-0.5" />
          {texts.scans(item.scanCount)}
        </li>
      )}
      {item.feedbackCount > 0 && (
        <li>
          <Icon name="flag" className="size-4 translate-y-0.5" />
          <a href={ownAdvertPaths.advertFeedback(item.id)}>{texts.feedback(item.feedbackCount)}</a>
        </li>
      )}
      {item.status !== 'DELETED' && (
        <li>
          <Icon name="chart-line" className="size-4 translate-y-0.5" />
          <a
            href={ownAdvertPaths.myAdvertStatistics(item.id)}
            aria-label={texts.statisticsOf(item.title || texts.untitled)}
          >
            {texts.statistics}
          </a>
        </li>
      )}
      {position !== null && (
        <li className="w-full [&_b]:text-ink">
          <Icon name="scales" className="size-4 translate-y-0.5" />
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

const ACTION = 'px-3.5 max-sm:flex-auto max-sm:px-2.5';

function RowButtons({ item, title }: { item: OwnAdvert; title: string }) {
  const { canEdit, canView, near, more } = ROW_ACTIONS[item.status];
  const isWorthRenewing = item.status !== 'ACTIVE' || (item.daysLeft ?? 0) <= 30;
  const shown = near.filter((wish) => wish !== 'RENEW' || isWorthRenewing);
  const hidden = [...near.filter((wish) => !shown.includes(wish)), ...more];
  return (
    <div className="own-advert-actions col-span-full flex flex-wrap gap-2 md:col-[3_/_-1] md:self-end">
      {canEdit && (
        <LinkButton
          className={ACTION}
          href={paths.editFacts(item.id)}
          aria-label={texts.actions.of(texts.actions.edit, title)}
        >
          {texts.actions.edit}
        </LinkButton>
      )}
      {shown.map((wish, index) => (
        <WishButton key={wish} wish={wish} item={item} title={title} isWideOnly={index > 0} />
      ))}
      <Popover
        label={texts.actions.moreFor(title)}
        trigger={(attributes) => (
          <Button className={`own-advert-more ${ACTION}`} aria-label={texts.actions.moreFor(title)} {...attributes}>
            {texts.actions.more}
            <Icon name="caret-down" />
          </Button>
        )}
      >
        <div className="own-advert-menu grid -m-3">
          {canView && (
            <a className="menu-item" href={paths.advert(item.slug)}>
              <Icon name="eye" />
              {texts.actions.view}
            </a>
          )}
          {isRunning(item.status) && (
            <a className="menu-item" href={ownAdvertPaths.reserveAdvert(item.id)}>
              <Icon name="clock" />
              {item.reservedUntil === undefined ? texts.actions.reserve : texts.actions.changeReservation}
            </a>
          )}
          {item.category !== 'SERVICES' && canEdit && (
            <a className="menu-item" href={originPaths.outline(item.id)}>
              <Icon name="map-trifold" />
              {texts.actions.outline}
            </a>
          )}
          {item.category !== 'SERVICES' && canEdit && (
            <a className="menu-item" href={slipPaths.slip(item.id)}>
              <Icon name="printer" />
              {texts.actions.slip}
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
      className={classNames(ACTION, isWideOnly && 'hidden md:inline-flex')}
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
      className={classNames('menu-item', isDanger && 'menu-item-danger', isNarrowOnly && 'md:hidden')}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
}
