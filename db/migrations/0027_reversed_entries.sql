-- What the bank took back: money that had come in, or a transfer of ours that came home. It pays for no order, and a person
-- has to see it.

alter table bank_credits
  -- CREDIT: the amount left the account again. DEBIT: it came back to the account. Null: money that somebody paid.
  add column reverses text check (reverses in ('CREDIT', 'DEBIT'));
