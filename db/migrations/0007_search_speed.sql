-- Indexes that lead to few rows where the ones for everything lead to many.

-- A sample has an index of its own: intersecting a sixteenth of the adverts with what is asked for reads a sixteenth.
create index search_docs_coarse_terms_index on search_docs using gin (tsv, attrs) where attrs @> '{9900}';
create index search_docs_coarse_place_index on search_docs using gist (pos) where attrs @> '{9900}';
create index search_docs_fine_terms_index on search_docs using gin (tsv, attrs) where attrs @> '{9700}';
create index search_docs_fine_place_index on search_docs using gist (pos) where attrs @> '{9700}';

-- The nearest of one category, without passing by those of all others; one index for each category code.
create index search_docs_place_1_index on search_docs using gist (pos) where category = 1;
create index search_docs_place_2_index on search_docs using gist (pos) where category = 2;
create index search_docs_place_3_index on search_docs using gist (pos) where category = 3;
create index search_docs_place_4_index on search_docs using gist (pos) where category = 4;
create index search_docs_place_5_index on search_docs using gist (pos) where category = 5;
create index search_docs_place_6_index on search_docs using gist (pos) where category = 6;
create index search_docs_place_7_index on search_docs using gist (pos) where category = 7;
