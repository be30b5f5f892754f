-- When the owner last stated how much there is: what was agreed since then is no longer free, even before it is taken off.
alter table adverts add column quantity_stated_at timestamptz;
