-- An advert that is deleted while it is blocked and then brought back still knows what it was before the block.
alter table adverts add column status_before_block text;
