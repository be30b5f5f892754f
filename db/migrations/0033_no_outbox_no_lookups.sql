-- Two tables that were written and read by nothing: side effects are ordered where they happen (mails, chat_events), and
-- lookup lists are typed data of the program (docs/decisions/0008-lookups.md).
drop table outbox;
drop table lookups;
