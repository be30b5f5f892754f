-- Which companies everybody sees: a rule, never a copy, so that a page ends with the licence or the account behind it.

-- Who asks about one company gives its user_id and stops at the first row (limit 1, offset 0): licences are then looked up
-- for that account alone. Without it the planner reads the licences of all accounts, which is right for lists.
create view public_companies as
  select c.* from companies c join users u on u.id = c.user_id
  where c.publish_state = 'PUBLISHED' and u.blocked_at is null and u.deletion_asked_at is null
    and exists (select from held_permissions h where h.user_id = c.user_id and h.permission = 'company');
