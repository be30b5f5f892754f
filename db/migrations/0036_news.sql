-- What is new for an account is read from the tables it happens in; the account only knows up to when it has looked.
alter table users add column news_seen_at timestamptz;
-- Own adverts that are about to end or have just ended.
create index adverts_user_expiry_index on adverts (user_id, expires_at) where status in ('ACTIVE', 'EXPIRED');
create index advert_events_decisions_index on advert_events (at)
  where kind in ('BLOCKED', 'UNBLOCKED', 'OBJECTION_REJECTED', 'UNDONE');
create index feedback_messages_created_index on feedback_messages (created_at);
