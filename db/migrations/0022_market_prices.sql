-- What sellers ask for wood, month by month: figures only, no advert and no person stands behind a row.

create table market_months (
  -- First day of the month, in Vienna.
  month date primary key check (extract(day from month) = 1),
  -- Last time the figures were reckoned.
  computed_at timestamptz not null,
  -- Set at the turn of the month: from then on nothing of the month changes.
  closed_at timestamptz,
  -- Made up by the sample marketplace.
  is_sample boolean not null default false
);
create unique index market_months_open_key on market_months ((closed_at is null)) where closed_at is null;

create table market_prices (
  month date not null references market_months (month),
  product text not null,
  -- Federal state; 0: the whole country.
  state_id smallint not null check (state_id between 0 and 9),
  adverts integer not null check (adverts >= 0),
  sellers integer not null check (sellers >= 0),
  -- Sellers whose price is an outlier, not among the others.
  left_out integer not null check (left_out >= 0),
  -- Cents per unit of the product, quartiles and median; null: too few adverts.
  price_low integer,
  price_median integer,
  price_high integer,
  -- The same in ct/kWh.
  heat_low numeric(7, 2),
  heat_median numeric(7, 2),
  heat_high numeric(7, 2),
  primary key (product, state_id, month),
  check ((price_median is null) = (price_low is null) and (price_median is null) = (price_high is null)),
  check ((heat_median is null) = (heat_low is null) and (heat_median is null) = (heat_high is null))
);
create index market_prices_month_index on market_prices (month, state_id);

create function market_month_is_closed(asked date) returns boolean language sql stable as $$
  select exists (select 1 from market_months where month = asked and closed_at is not null)
$$;
create function market_prices_stay() returns trigger language plpgsql as $$
begin
  if market_month_is_closed(coalesce(new.month, old.month)) or market_month_is_closed(coalesce(old.month, new.month)) then
    raise exception 'market prices of a closed month never change';
  end if;
  return coalesce(new, old);
end $$;
create trigger market_prices_stay before insert or update or delete on market_prices
  for each row execute function market_prices_stay();

create function market_months_stay() returns trigger language plpgsql as $$
begin
  if old.closed_at is not null then
    raise exception 'a closed month of market prices never changes';
  end if;
  return coalesce(new, old);
end $$;
create trigger market_months_stay before update or delete on market_months
  for each row execute function market_months_stay();

-- What official price reports say, entered by hand; empty until somebody does.
create table market_reports (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  product text not null,
  month date not null check (extract(day from month) = 1),
  -- Cents per unit of the product.
  price_in_cents integer not null check (price_in_cents > 0),
  source text not null,
  link text not null,
  created_at timestamptz not null,
  unique (product, month)
);
