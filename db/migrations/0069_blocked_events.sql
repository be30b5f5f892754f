-- Adverts that moderators blocked are few among all events; each review of an advert asks for those of its seller.
-- no transaction
create index concurrently if not exists advert_events_blocked_index on advert_events (advert_id) where kind = 'BLOCKED';
