-- Which companies everybody sees: a rule, never a copy, so that a page ends with the licence or the account behind it.

-- The offset keeps the planner from joining all licences of all accounts: they are looked up company by company.
create view public_companies as
  select c.* from companies c join users u on u.id = c.user_id
  where c.publish_state = 'PUBLISHED' and u.blocked_at is null and u.deletion_asked_at is null
    and exists (select from held_permissions h where h.user_id = c.user_id and h.permission = 'company' offset 0);
