-- The orders that filtered searches walk carry what filters read, so that the rows passed by are not looked up one by one.

drop index search_docs_price_index;
create index search_docs_price_index on search_docs (category, unit, price_unit, id)
  include (expires_at, length_from, length_to, diameter_from, diameter_to, thickness_from, thickness_to, width_from, width_to, attrs)
  where price_unit is not null;

drop index search_docs_category_bump_index;
create index search_docs_category_bump_index on search_docs (category, bump desc, id desc)
  include (expires_at, unit, price_unit, pos, attrs);

drop index search_docs_category_rank_index;
create index search_docs_category_rank_index on search_docs (category, rank_at desc, id desc)
  include (expires_at, unit, price_unit, pos, attrs);
