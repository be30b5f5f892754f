-- The week of which somebody was last told how their adverts did, by its Monday: told once, whatever happens in between.
create table week_mail_marks (
  user_id bigint primary key references users (id) on delete cascade,
  week date not null
);

-- Few people want that mail; the regular look has to find only these.
create index users_week_mail_index on users (id)
  where notification_settings -> 'weekFigures' ->> 'mail' = 'true' and email_confirmed_at is not null;
