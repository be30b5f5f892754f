-- Transfers of another amount than asked for, money that has to go back, invoices that wait for the operator's facts, and
-- the mark under which a provider is asked to go on charging.

alter table bank_credits
  -- Where money would go back to; null where the statement named no account.
  add column payer_iban text,
  -- What it was before somebody set it aside or marked it to be paid back, so that this can be taken back.
  add column state_before text,
  add column refund_due_at timestamptz,
  add column refunded_on date,
  drop constraint bank_credits_state_check,
  add constraint bank_credits_state_check
    check (state in ('MATCHED', 'WRONG_AMOUNT', 'UNKNOWN', 'LATE', 'SET_ASIDE', 'REFUND_DUE', 'REFUNDED'));
create index bank_credits_refund_due_index on bank_credits (refund_due_at) where state = 'REFUND_DUE';
create index bank_credits_set_aside_index on bank_credits (id desc) where state = 'SET_ASIDE';
create index bank_credits_order_id_index on bank_credits (order_id) where order_id is not null;

alter table payments
  drop constraint payments_purpose_check,
  -- PART: counts towards an order that is still open. SURPLUS: what a transfer brought beyond that.
  add constraint payments_purpose_check
    check (purpose in ('SETTLEMENT', 'DUPLICATE', 'LATE', 'WRONG_AMOUNT', 'PART', 'SURPLUS', 'REFUND'));

-- Payments whose invoice cannot be issued, as facts about the issuer are missing. Period: what was paid with them.
create table waiting_invoices (
  payment_id bigint primary key references payments (id) on delete cascade,
  period_from timestamptz not null,
  period_to timestamptz not null
);

alter table subscriptions
  -- Its owner takes the end back: the provider is being asked to go on, without a transaction held open.
  add column resume_asked_at timestamptz;
create index subscriptions_resume_index on subscriptions (resume_asked_at) where resume_asked_at is not null;
-- One-time periods by their end, for the mails before and after it.
create index subscriptions_once_ending_index on subscriptions (valid_to) where recurrence = 'ONCE' and withdrawn_at is null;
