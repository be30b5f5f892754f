-- A booking of a transfer that was a mistake is taken back by a movement of its own, so that what was booked stays to be seen.

alter table payments
  -- Of a REFUND: nothing was transferred back, because the money never came or belongs to another order.
  add column is_reversal boolean not null default false;
