-- Every table whose rows are work says under which claim a row is held, so that a process that was slow cannot write over
-- the work of the one that took over (src/server/platform/work-queue.ts). Import_picture_sets has the column already.
alter table mails add column claim uuid;
alter table pushes add column claim uuid;
alter table import_runs add column claim uuid;
alter table feeds add column claim uuid;
