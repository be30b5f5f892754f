-- Orders, subscriptions, money received, invoices and vouchers. All amounts are whole cents, VAT included.

create table orders (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  -- Null once the account is gone; the paper it needs stays.
  user_id bigint references users (id) on delete set null,
  -- What was ordered, as it was on offer at that moment.
  plan_id text not null,
  plan_title text not null,
  privilege_group text not null,
  interval_unit text not null check (interval_unit in ('DAY', 'WEEK', 'MONTH', 'YEAR')),
  interval_count smallint not null check (interval_count > 0),
  recurrence text not null check (recurrence in ('ONCE', 'MONTHLY', 'YEARLY')),
  payment_type text not null check (payment_type in ('BANK_TRANSFER', 'CARD', 'EPS', 'PAYPAL', 'SEPA')),
  provider text not null check (provider in ('bank-transfer', 'stripe')),
  full_amount_in_cents integer not null check (full_amount_in_cents >= 0),
  -- What is to be paid: the full amount less the discount of a voucher.
  amount_in_cents integer not null check (amount_in_cents between 0 and full_amount_in_cents),
  vat_rate smallint not null check (vat_rate in (0, 20)),
  currency text not null default 'EUR' check (currency = 'EUR'),
  status text not null default 'PENDING' check (status in ('PENDING', 'PAID', 'CANCELED', 'FAILED')),
  -- What a payer writes on a bank transfer.
  reference text not null unique,
  -- The checkout at the provider.
  provider_reference text,
  pay_url text,
  failure_reason text,
  invoice_contact jsonb not null,
  -- Set on the order of a further period of a subscription that is under way.
  renews_subscription_id bigint,
  terms_version text not null,
  created_at timestamptz not null,
  -- After that nobody can pay it any more.
  expires_at timestamptz not null,
  ended_at timestamptz,
  withdrawn_at timestamptz,
  -- When the provider was last asked how far it is.
  looked_at timestamptz
);
create index orders_user_id_index on orders (user_id, id desc);
create index orders_pending_index on orders (expires_at, id) where status = 'PENDING';
create unique index orders_provider_reference_key on orders (provider, provider_reference) where provider_reference is not null;
-- One open order of a kind for each person: a double click and two tabs meet in one row.
create unique index orders_open_key on orders (user_id, plan_id, recurrence, payment_type)
  where status = 'PENDING' and renews_subscription_id is null;
create unique index orders_open_renewal_key on orders (renews_subscription_id)
  where status = 'PENDING' and renews_subscription_id is not null;

create table subscriptions (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  user_id bigint not null references users (id) on delete cascade,
  plan_id text not null,
  plan_title text not null,
  privilege_group text not null,
  recurrence text not null check (recurrence in ('ONCE', 'MONTHLY', 'YEARLY')),
  -- The order that started it; null where a voucher did.
  order_id bigint unique references orders (id),
  provider text check (provider in ('bank-transfer', 'stripe')),
  provider_reference text,
  -- valid_from <= t < valid_to; null: without an end.
  valid_from timestamptz not null,
  valid_to timestamptz check (valid_to >= valid_from),
  created_at timestamptz not null,
  -- Runs to valid_to and is not renewed.
  canceled_at timestamptz,
  -- Ended at once (withdrawal, refund); valid_to is that moment.
  withdrawn_at timestamptz,
  -- When the provider was told not to renew it.
  renewal_ended_at timestamptz,
  amount_paid_in_cents integer not null default 0,
  currency text not null default 'EUR'
);
create index subscriptions_user_id_index on subscriptions (user_id, valid_to desc);
create index subscriptions_ending_index on subscriptions (valid_to) where canceled_at is null and withdrawn_at is null;
create index subscriptions_renewal_index on subscriptions (id)
  where provider_reference is not null and renewal_ended_at is null and (canceled_at is not null or withdrawn_at is not null);
create unique index subscriptions_provider_reference_key on subscriptions (provider, provider_reference)
  where provider_reference is not null;
alter table orders add foreign key (renews_subscription_id) references subscriptions (id) on delete set null;

-- What a privilege group gives, and so what its subscribers may do.
create table privilege_permissions (
  privilege_group text not null,
  permission text not null check (permission in ('company', 'pellets')),
  primary key (privilege_group, permission)
);
insert into privilege_permissions (privilege_group, permission)
values ('company', 'company'), ('pellets', 'pellets'), ('business', 'company'), ('business', 'pellets');

-- What an account may do at this moment: what was granted, and what its running subscriptions give. Never copied.
-- One that renews itself keeps its rights for seven days while the next period is being paid.
create view held_permissions as
  select user_id, permission from user_permissions
  union
  select s.user_id, p.permission
  from subscriptions s join privilege_permissions p using (privilege_group)
  where s.valid_from <= now() and (s.valid_to is null or s.valid_to > now() or (s.recurrence <> 'ONCE'
    and s.canceled_at is null and s.withdrawn_at is null and s.valid_to + interval '7 days' > now()));

-- Money that came in or went back; one row for each movement the provider or the bank vouches for.
create table payments (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  order_id bigint not null references orders (id),
  kind text not null check (kind in ('PAYMENT', 'REFUND')),
  provider text not null check (provider in ('bank-transfer', 'stripe')),
  provider_reference text not null,
  amount_in_cents integer not null check (amount_in_cents > 0),
  received_at timestamptz not null,
  created_at timestamptz not null,
  -- SETTLEMENT paid its order; anything else came although nothing was open, and has to go back.
  purpose text not null check (purpose in ('SETTLEMENT', 'DUPLICATE', 'LATE', 'WRONG_AMOUNT', 'REFUND')),
  -- REFUND: the payment that went back.
  refunds_payment_id bigint references payments (id),
  -- Set where the money has to go back; done when a REFUND points to it.
  refund_due_at timestamptz,
  unique (provider, kind, provider_reference)
);
create index payments_order_id_index on payments (order_id);
create index payments_refund_due_index on payments (refund_due_at) where refund_due_at is not null;

-- Gapless: the row of a year is locked in the transaction that takes the next number.
create table invoice_years (
  year smallint primary key,
  last_number integer not null
);
create table invoices (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  number text not null unique,
  kind text not null check (kind in ('INVOICE', 'CANCELLATION')),
  order_id bigint not null references orders (id),
  -- One invoice for one payment, one cancellation for one refund; together never more than the invoice.
  payment_id bigint not null references payments (id),
  cancels_invoice_id bigint references invoices (id),
  -- Issuer, recipient, lines, sums: all that stands on the paper.
  content jsonb not null,
  net_in_cents integer not null,
  vat_in_cents integer not null,
  gross_in_cents integer not null check (gross_in_cents = net_in_cents + vat_in_cents),
  issued_at timestamptz not null,
  -- Drawn once, right after the booking, and never again; null until then.
  pdf bytea,
  unique (payment_id, kind)
);
create index invoices_order_id_index on invoices (order_id);
create index invoices_undrawn_index on invoices (id) where pdf is null;
create index invoices_cancels_invoice_id_index on invoices (cancels_invoice_id) where cancels_invoice_id is not null;
create index invoices_issued_at_index on invoices (issued_at desc, id desc);

-- What a provider told us: each event counts once, however often and in whatever order it comes.
create table provider_events (
  provider text not null,
  event_id text not null,
  type text not null,
  payload jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  attempts smallint not null default 0,
  last_error text,
  primary key (provider, event_id)
);
create index provider_events_open_index on provider_events (received_at) where handled_at is null;

-- Credits of the bank account as statements list them; what fits no order waits for a person.
create table bank_credits (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  -- Account, bank's reference of the entry: the same statement read twice changes nothing.
  entry_key text not null unique,
  booked_on date not null,
  amount_in_cents integer not null check (amount_in_cents > 0),
  currency text not null,
  payer text not null,
  purpose text not null,
  order_id bigint references orders (id),
  state text not null check (state in ('MATCHED', 'WRONG_AMOUNT', 'UNKNOWN', 'LATE', 'SET_ASIDE')),
  imported_by text not null,
  created_at timestamptz not null
);
create index bank_credits_open_index on bank_credits (id) where state in ('WRONG_AMOUNT', 'UNKNOWN', 'LATE');

create table vouchers (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  -- Upper case letters and digits only; what people type is brought to that form.
  code text not null unique check (code ~ '^[A-Z0-9]{4,40}$'),
  -- The same with O as 0, I and L as 1: what people mistake when they copy it.
  code_key text not null unique,
  -- Shown to who redeems it.
  title text not null,
  kind text not null check (kind in ('FREE_PERIOD', 'PERMISSION', 'DISCOUNT')),
  -- FREE_PERIOD and DISCOUNT: the plan; null for a discount on every plan.
  plan_id text,
  -- PERMISSION: the privilege group.
  privilege_group text,
  days smallint check (days > 0),
  discount_in_percent smallint check (discount_in_percent between 1 and 100),
  valid_from timestamptz not null,
  valid_to timestamptz,
  uses_per_person smallint not null default 1 check (uses_per_person > 0),
  uses_in_total integer check (uses_in_total > 0),
  used_count integer not null default 0,
  ended_at timestamptz,
  created_by text not null,
  created_at timestamptz not null,
  check (uses_in_total is null or used_count <= uses_in_total)
);
create table voucher_redemptions (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  voucher_id bigint not null references vouchers (id),
  user_id bigint not null references users (id) on delete cascade,
  -- The how-manieth use by this person.
  ordinal smallint not null check (ordinal > 0),
  subscription_id bigint references subscriptions (id),
  -- A discount waits here until an order takes it.
  order_id bigint references orders (id),
  redeemed_at timestamptz not null,
  unique (voucher_id, user_id, ordinal)
);
create index voucher_redemptions_user_id_index on voucher_redemptions (user_id, id desc);

-- The invoice that goes with a mail, and how its file is called there. The mail waits until it is drawn.
alter table mails
  add column attachment_name text check (attachment_name ~ '^[a-z0-9-]+\.pdf$'),
  add column invoice_id uuid references invoices (public_id) on delete set null;
create index mails_invoice_id_index on mails (invoice_id) where invoice_id is not null;
