-- What reaches people who are away: which of their devices may be told, what waits to be told, and what was told.

-- Where a browser takes pushes. It ends with the session it was allowed in, so that a device signed out stays silent.
create table push_subscriptions (
  id uuid primary key,
  user_id bigint not null references users (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  -- Whoever knows this address and the keys can push to the device; it is never shown again.
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  user_agent text not null,
  created_at timestamptz not null,
  -- When its push service last took something.
  last_sent_at timestamptz
);
create index push_subscriptions_user_index on push_subscriptions (user_id, created_at desc);
create index push_subscriptions_session_index on push_subscriptions (session_id);

-- Pushes wait here from the transaction that caused them until the push service of the browser has taken them; without
-- their words they stay some days longer, so that the same event is not told twice.
create table pushes (
  id uuid primary key,
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  -- What it is about: one event, one push on each device.
  event_key text not null,
  -- Title, text and path; never the words of a message.
  content jsonb not null,
  -- A newer one with the same topic replaces one that has not arrived yet.
  topic text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  next_try_at timestamptz not null,
  locked_until timestamptz,
  attempts smallint not null default 0,
  -- Taken, refused or no longer worth sending.
  done_at timestamptz,
  unique (subscription_id, event_key)
);
create index pushes_next_try_at_index on pushes (next_try_at, id) where done_at is null;
create index pushes_created_at_index on pushes (created_at);

-- Up to which message of a chat pushes have told a person; mails have their own mark in the chat.
create table chat_push_marks (
  chat_id bigint not null references chats (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  pushed_up_to integer not null,
  primary key (chat_id, user_id)
);
create index chat_push_marks_user_index on chat_push_marks (user_id);

-- When somebody was last mailed about chats: whoever has not come since then is not mailed for every further message.
create table chat_mail_marks (
  user_id bigint primary key references users (id) on delete cascade,
  mailed_at timestamptz not null
);

-- Few chats have unread messages that no mail has told of; the regular look has to find only these.
create index chats_seller_unmailed_index on chats (seller_id) where seller_unread > 0 and last_seq > seller_mailed_up_to;
create index chats_buyer_unmailed_index on chats (buyer_id) where buyer_unread > 0 and last_seq > buyer_mailed_up_to;
