-- An empty cell of a dealer's list ends what an earlier list reserved, and nothing that was reserved by hand.
alter table adverts add column reserved_by_list boolean not null default false;
