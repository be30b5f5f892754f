-- A booking of a transfer that was a mistake is taken back by a movement of its own, so that what was booked stays to be seen.

alter table payments
  drop constraint payments_purpose_check,
  -- REVERSAL: the money of that payment never came, or belongs to another order.
  add constraint payments_purpose_check
    check (purpose in ('SETTLEMENT', 'DUPLICATE', 'LATE', 'WRONG_AMOUNT', 'PART', 'SURPLUS', 'REFUND', 'REVERSAL')) not valid;
alter table payments validate constraint payments_purpose_check;
