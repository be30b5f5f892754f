-- The busiest items of a month stand first, so that the most looked at of a million adverts are not sought among all.
create index event_item_months_top_index on event_item_months (type, month, count desc) include (item);
drop index event_item_months_sums_index;
