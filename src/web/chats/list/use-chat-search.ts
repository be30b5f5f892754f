import type { FormEvent } from 'react';
import { useEffect, useMemo, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { Chat } from '#contract/chats/chats.schemas.ts';
import { listChats } from '#contract/chats/chats.ts';
import { nameOf } from '#web/chats/chat-words.ts';
import type { LoadedChats } from '#web/chats/load-chats.ts';

const PAUSE_IN_MS = 250;

export type ChatSearch = {
  words: string;
  shown: readonly Chat[];
  /** Chats of one advert only; '' where its title is not known. */
  itemTitle: string | null;
  isFiltered: boolean;
  type: (words: string) => void;
  submit: (event: FormEvent) => void;
  clear: () => void;
};

type Given = {
  chats: readonly Chat[];
  api: Api;
  itemId: string | null;
  /** The search of the address, as the server answered it. */
  first: LoadedChats['search'];
};

/** The chats matching the typed words: immediately by what the list shows, then by all messages, from the server. */
export function useChatSearch({ chats, api, itemId, first }: Given): ChatSearch {
  const [words, setWords] = useState(first?.words ?? '');
  const [found, setFound] = useState(first);
  const asked = words.trim();
  useEffect(() => {
    if (asked === '' || asked === found?.words) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      void api
        .call(listChats, { q: asked }, { signal: abort.signal })
        .then((hits) => setFound({ words: asked, hits }))
        .catch(() => undefined);
    }, PAUSE_IN_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, asked, found?.words]);

  const ofItem = useMemo(
    () => (itemId === null ? chats : chats.filter((chat) => chat.publicItemId === itemId)),
    [chats, itemId],
  );
  const shown = useMemo(() => {
    if (asked === '') return ofItem;
    const hits = found?.words === asked ? found.hits : [];
    const isHit = new Set(hits.map((hit) => hit.id));
    const listed = new Set(ofItem.map((chat) => chat.id));
    // Finds also chats older than those of the list.
    const further = itemId === null ? hits.filter((hit) => !listed.has(hit.id)) : [];
    return [...ofItem.filter((chat) => isHit.has(chat.id) || holds(chat, asked)), ...further];
  }, [ofItem, asked, found, itemId]);

  return {
    words,
    shown,
    itemTitle: itemId === null ? null : (ofItem[0]?.itemTitle ?? ''),
    isFiltered: asked !== '',
    type: setWords,
    submit: (event) => event.preventDefault(),
    clear: () => setWords(''),
  };
}

function holds(chat: Chat, words: string): boolean {
  const text = `${nameOf(chat)} ${chat.itemTitle} ${chat.lastText ?? ''}`.toLocaleLowerCase('de-AT');
  return words
    .toLocaleLowerCase('de-AT')
    .split(/\s+/)
    .every((word) => text.includes(word));
}
