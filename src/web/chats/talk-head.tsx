import type { Chat } from '#contract/chats.schemas.ts';
import { paths } from '#contract/paths.ts';
import { chatPageTexts as texts } from '#texts/de/chat-page.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Popover } from '#ui/popover.tsx';
import { PricePlate } from '#web/adverts/adverts.parts.tsx';
import { ItemPicture } from './chat-picture.tsx';
import { nameOf } from './chat-words.ts';
import type { Question } from './questions.ts';
import { askPath } from './questions.ts';
import { useOwnNavigation } from './use-own-navigation.ts';

/** Who the chat is with and which advert it is about, with its price and whether it is still online. */
export function TalkHead({ chat }: { chat: Chat }) {
  const item = chat.item ?? null;
  return (
    <header className="chat-head">
      <BackLink />
      <span className="chat-head-picture">
        <ItemPicture image={chat.thumbnail} sizes="52px" />
      </span>
      <div className="chat-head-words">
        <h1 className="chat-head-name">{nameOf(chat)}</h1>
        <p className="chat-head-item">
          {item === null ? <span>{chat.itemTitle}</span> : <a href={paths.advert(item.slug)}>{chat.itemTitle}</a>}
          {chat.itemIsPublic === false && <span className="badge">{texts.item.gone}</span>}
        </p>
      </div>
      {item !== null && (
        <div className="chat-head-price">
          <PricePlate item={item} size="mini" />
        </div>
      )}
      <TalkMenu chat={chat} />
    </header>
  );
}

export function BackLink() {
  const go = useOwnNavigation();
  return (
    <a
      className="icon-button chat-back"
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
      <div className="chat-menu">
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
