-- What a camera noted of an uploaded picture; the point only where the seller asked for it, in thousandths of a degree.
alter table stored_files add column taken_on date;
alter table stored_files add column taken_latitude double precision;
alter table stored_files add column taken_longitude double precision;

-- The seller wants day and place to be shown at this picture.
alter table advert_images add column shows_capture boolean not null default false;
