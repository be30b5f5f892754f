-- A period that follows on from another ends later than the provider, which counts from the payment, would charge again.

alter table subscriptions
  -- The end at which the provider was last made to charge the next period; differs from valid_to until it is told.
  add column renewal_aligned_to timestamptz;
