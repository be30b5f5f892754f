-- A write keeps the id of what it makes with its key, so that a repetition after a crash finds it instead of doubling it.

alter table idempotency_keys add column resource_id uuid;
