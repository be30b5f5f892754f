-- A farm sells as an entrepreneur, with or without a trade licence, and says so: buyers' rights are those against a business.
alter table users add column is_farm boolean not null default false;
alter table users add constraint users_farm_is_business check (is_business or not is_farm);
alter table users add column seller_kind text not null
  generated always as (case when is_farm then 'FARM' when is_business then 'BUSINESS' else 'PRIVATE' end) stored;

-- What a business discloses on its adverts (ECG § 5) while the account has no company page; with one, that holds it.
alter table users add column disclosure jsonb;
