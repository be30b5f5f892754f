-- A year of all items is read from the index alone, instead of from as many places of the table as there are rows.
create index event_item_months_sums_index on event_item_months (type, month) include (item, count);
drop index event_item_months_index;
