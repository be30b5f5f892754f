import type { Chat } from '#contract/chats/chats.schemas.ts';
import { originPaths } from '#contract/origin/origin-paths.ts';
import { paths } from '#contract/paths.ts';
import { localFirstTexts } from '#texts/de/adverts/availability/local-first.ts';
import { chatPageTexts as texts } from '#texts/de/chats/chat-page.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Popover } from '#ui/surfaces/popover.tsx';
import { placeLabel } from '#web/forms/place-label.ts';
import { PricePlate } from '#web/adverts/adverts.parts.tsx';
import { ItemPicture } from './chat-picture.tsx';
import { nameOf } from '#web/chats/chat-words.ts';
import type { Question } from './questions.ts';
import { askPath } from './questions.ts';
import { useOwnNavigation } from '#web/chats/use-own-navigation.ts';

/** Who the chat is with and which advert it is about, with its price and whether it is still online. */
export function TalkHead({ chat }: { chat: Chat }) {
  const item = chat.item ?? null;
  return (
    <header className="flex items-center gap-3 py-2.5 px-5 border-b border-seam max-md:px-3 max-md:gap-2">
      <BackLink />
      <span className="chat-head-picture flex-none w-13">
        <ItemPicture image={chat.thumbnail} sizes="52px" />
      </span>
      <div className="flex-1 min-w-0 leading-[1.3]">
        <h1 className="overflow-hidden [font:700_var(--text-base)_/_1.3_var(--font-text)] tracking-[0] text-ellipsis whitespace-nowrap">
          {nameOf(chat)}
        </h1>
        <Cluster as="p" gap={2} rowGap={0.5} className="chat-head-item text-xs">
          {item === null ? <span>{chat.itemTitle}</span> : <a href={paths.advert(item.slug)}>{chat.itemTitle}</a>}
          {chat.itemIsPublic === false && <span className="badge">{texts.item.gone}</span>}
          {chat.buyerPlace !== undefined && <span>{statedPlace(chat.buyerPlace)}</span>}
        </Cluster>
      </div>
      {item !== null && (
        <div className="flex-none max-lg:hidden">
          <PricePlate item={item} size="mini" />
        </div>
      )}
      <TalkMenu chat={chat} />
    </header>
  );
}

const statedPlace = ({ countryCode, postalCode, city, distanceInKm }: NonNullable<Chat['buyerPlace']>): string =>
  localFirstTexts.stated(placeLabel({ countryCode, postalCode, name: city }), distanceInKm);

export function BackLink() {
  const go = useOwnNavigation();
  return (
    <a
      className="icon-button hidden max-md:inline-grid"
      href={paths.chats()}
      aria-label={texts.talk.back}
      title={texts.talk.back}
      data-native
      onClick={go}
    >
      <Icon name="caret-left" />
    </a>
  );
}

function TalkMenu({ chat }: { chat: Chat }) {
  const go = useOwnNavigation();
  const isBlocked = chat.isBlocked === 'BY_ME';
  const entries: readonly {
    question: Question;
    icon: 'flag' | 'prohibit' | 'trash' | 'shield-check';
    label: string;
  }[] = [
    { question: 'melden', icon: 'flag', label: texts.menu.report },
    { question: 'blockieren', icon: 'prohibit', label: isBlocked ? texts.menu.unblock : texts.menu.block },
    { question: 'loeschen', icon: 'trash', label: texts.menu.delete },
    { question: 'sicher', icon: 'shield-check', label: texts.menu.safety },
  ];
  return (
    <Popover
      label={texts.menu.open}
      trigger={(attributes) => <IconButton icon="flag" label={texts.menu.open} {...attributes} />}
    >
      <div className="grid -m-3">
        <a className="menu-item" href={originPaths.handover(chat.id)}>
          <Icon name="leaf" />
          {texts.menu.origin}
        </a>
        {entries.map(({ question, icon, label }) => (
          <a
            key={question}
            className={question === 'loeschen' ? 'menu-item menu-item-danger' : 'menu-item'}
            href={askPath(chat.id, question)}
            data-native
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
              go(event);
            }}
          >
            <Icon name={icon} />
            {label}
          </a>
        ))}
      </div>
    </Popover>
  );
}
