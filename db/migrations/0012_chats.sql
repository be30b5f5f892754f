-- The talk of buyer and seller: chats, their messages, and the numbered events that carry them to every open tab.

create table chats (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  -- Null once the advert is purged; the chat stays, with the title it had.
  advert_id bigint references adverts (id) on delete set null,
  item_public_id uuid not null,
  item_title text not null,
  seller_id bigint not null references users (id) on delete cascade,
  buyer_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null,
  -- Never earlier than before, whatever the clocks of the processes say.
  updated_at timestamptz not null,
  -- Number of the latest message; its lock gives the messages of a chat their order.
  last_seq integer not null default 0,
  -- Each side: read up to this message, of those after it so many are the other side's.
  seller_read_up_to integer not null default 0,
  buyer_read_up_to integer not null default 0,
  seller_unread integer not null default 0,
  buyer_unread integer not null default 0,
  -- Each side: deleted, until the next message; what was there before stays hidden for ever.
  seller_deleted boolean not null default false,
  buyer_deleted boolean not null default false,
  seller_hidden_up_to integer not null default 0,
  buyer_hidden_up_to integer not null default 0,
  -- Each side: up to which message mails have told of it.
  seller_mailed_up_to integer not null default 0,
  buyer_mailed_up_to integer not null default 0,
  -- Each side: number of the event that last moved the chat to the top of its list.
  seller_position bigint not null default 0,
  buyer_position bigint not null default 0,
  check (seller_id <> buyer_id)
);
-- One chat for each advert and buyer, also after the advert is gone.
create unique index chats_item_buyer_key on chats (item_public_id, buyer_id);
create index chats_advert_index on chats (advert_id) where advert_id is not null;
create index chats_seller_index on chats (seller_id, seller_position desc);
create index chats_buyer_index on chats (buyer_id, buyer_position desc);
create index chats_updated_at_index on chats (updated_at);
create index chats_seller_unread_index on chats (seller_id) where seller_unread > 0;
create index chats_buyer_unread_index on chats (buyer_id) where buyer_unread > 0;

create table messages (
  -- Given by the sender's device, so that a message sent twice is stored once.
  id uuid primary key,
  chat_id bigint not null references chats (id) on delete cascade,
  -- 1, 2, 3 … in each chat, without a gap, in the order of commit.
  seq integer not null,
  sender_id bigint not null references users (id) on delete cascade,
  kind text not null default 'TEXT' check (kind in ('TEXT', 'AGREEMENT')),
  text text not null check (char_length(text) <= 2000),
  stored_file_id uuid references stored_files (id),
  agreement_id uuid,
  -- Patterns of fraud found when it was written; only the other side is told.
  signs text[] not null default '{}',
  created_at timestamptz not null,
  unique (chat_id, seq),
  check (text <> '' or stored_file_id is not null or agreement_id is not null)
);
create index messages_stored_file_index on messages (stored_file_id) where stored_file_id is not null;
create index messages_sender_index on messages (sender_id, created_at desc);

-- Pictures sent in a chat are for its two people only; they are kept apart from those of adverts.
alter table stored_files add column is_private boolean not null default false;

-- One row for each person with chats: its lock numbers the events of that person, in the order of commit.
create table chat_feeds (
  user_id bigint primary key references users (id) on delete cascade,
  last_seq bigint not null default 0,
  last_at timestamptz not null
);

-- What a person's open tabs are told, in order; kept a week, so that who was away can catch up.
create table chat_events (
  user_id bigint not null references users (id) on delete cascade,
  seq bigint not null,
  kind text not null check (kind in ('message', 'read', 'chat')),
  chat_id bigint not null references chats (id) on delete cascade,
  -- Kind message: which one.
  message_seq integer,
  at timestamptz not null,
  primary key (user_id, seq),
  check ((kind = 'message') = (message_seq is not null))
);
create index chat_events_at_index on chat_events (at);
create index chat_events_chat_index on chat_events (chat_id);

-- Who wants to hear nothing more from whom: neither writes to the other while it stands.
create table user_blocks (
  blocker_id bigint not null references users (id) on delete cascade,
  blocked_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index user_blocks_blocked_index on user_blocks (blocked_id);
