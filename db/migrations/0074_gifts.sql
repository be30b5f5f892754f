-- A price of zero is a gift; it is stored per unit. The contract refuses what is below.
alter table adverts drop constraint adverts_price_per_unit_in_cents_check;
