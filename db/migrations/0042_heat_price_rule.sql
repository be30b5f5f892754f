-- The heat price of firewood is now reckoned with the middle between trade table and measurements, that of chips P31 with
-- 0.36 fm (docs/heat-price.md). A job reckons the adverts again. Closed months never change: they say by which rule theirs
-- was reckoned, so that figures of two rules are not drawn in one course.
alter table market_months add column heat_rule smallint not null default 1;

-- A new marketplace has nothing to reckon again.
insert into settings (name, value) select 'adverts.heat-price-rule', '2' where not exists (select from adverts);
