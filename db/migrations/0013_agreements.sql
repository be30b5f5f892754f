-- Agreements of the two sides of a chat: what is sold, how it is measured, at which price, where and when.

create table agreements (
  id uuid primary key,
  chat_id bigint not null references chats (id) on delete cascade,
  state text not null default 'OPEN' check (state in ('OPEN', 'AGREED', 'DECLINED', 'WITHDRAWN')),
  -- Number of the version that is talked about; only that one can be accepted.
  version integer not null default 1,
  -- Both names as they were when both had agreed; emptied when an account ends.
  seller_name text not null default '',
  buyer_name text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Agreed, declined or withdrawn; from then on nothing changes.
  closed_at timestamptz,
  -- The seller has taken the quantity off the advert; happens once.
  quantity_lowered_at timestamptz,
  check ((state = 'OPEN') = (closed_at is null)),
  check (quantity_lowered_at is null or state = 'AGREED')
);
-- Two people talk about one agreement at a time.
create unique index agreements_open_key on agreements (chat_id) where state = 'OPEN';
create index agreements_chat_index on agreements (chat_id, created_at);

create table agreement_versions (
  agreement_id uuid not null references agreements (id) on delete cascade,
  version integer not null check (version > 0),
  author_is_seller boolean not null,
  terms jsonb not null,
  created_at timestamptz not null,
  -- Who proposes has accepted with it.
  seller_accepted_at timestamptz,
  buyer_accepted_at timestamptz,
  primary key (agreement_id, version)
);

alter table messages
  add constraint messages_agreement_fkey foreign key (agreement_id) references agreements (id) on delete cascade;
create index messages_agreement_index on messages (agreement_id) where agreement_id is not null;
