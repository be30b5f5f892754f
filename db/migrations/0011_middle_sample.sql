-- A sixty-fourth of the adverts, for counting what is neither few nor very many.
create index search_docs_middle_terms_index on search_docs using gin (tsv, attrs) where attrs && '{9700,9764}';
create index search_docs_middle_place_index on search_docs using gist (pos) where attrs && '{9700,9764}';
