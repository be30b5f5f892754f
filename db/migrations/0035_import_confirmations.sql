-- A full list that would pause most adverts asks first: how many its owner agreed to, and whether a dry run found so many.
alter table import_runs add column confirmed_pauses integer;
alter table import_runs add column pauses_many boolean not null default false;
