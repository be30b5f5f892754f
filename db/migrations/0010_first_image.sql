-- The first picture of an advert, which every card shows, without sorting the others.
create index advert_images_order_index on advert_images (advert_id, position, id);
drop index advert_images_advert_index;
