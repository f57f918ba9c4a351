-- What people write to the firm is called an enquiry. Only names change: no row is written.
-- The column "message_id" may be renamed only because its table is renamed too: the view at the end has it under the old name.
ALTER TABLE "contact_messages" RENAME TO "enquiries";--> statement-breakpoint
ALTER TABLE "message_entries" RENAME TO "enquiry_entries";--> statement-breakpoint
ALTER TABLE "enquiry_entries" RENAME COLUMN "message_id" TO "enquiry_id";--> statement-breakpoint
-- By a pattern: Postgres 18 names each NOT NULL too. The index of a constraint is renamed with it, so the indexes come second.
DO $$
DECLARE
	rename record;
BEGIN
	FOR rename IN
		WITH named AS (
			SELECT 1 AS step, conrelid AS of, conname AS name FROM pg_constraint
			UNION ALL SELECT 2, indrelid, relname FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
				WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u'))
		), renamed AS (
			SELECT *, replace(replace(replace(replace(name, 'message_entries_message_id', 'enquiry_entries_enquiry_id'),
				'contact_messages', 'enquiries'), 'message_entries', 'enquiry_entries'), '_of_message', '_of_enquiry') AS new_name
			FROM named WHERE of IN ('enquiries'::regclass, 'enquiry_entries'::regclass, 'received_mails'::regclass,
				'reply_drafts'::regclass, 'sent_files'::regclass)
		)
		SELECT CASE step WHEN 1 THEN format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', of::regclass, name, new_name)
			ELSE format('ALTER INDEX %I RENAME TO %I', name, new_name) END AS statement
		FROM renamed WHERE new_name <> name ORDER BY step
	LOOP
		EXECUTE rename.statement;
	END LOOP;
END
$$;--> statement-breakpoint
-- For the version before, which runs for a while beside this one, and again after a rollback. A later version drops them.
CREATE VIEW "contact_messages" AS SELECT * FROM "enquiries";--> statement-breakpoint
CREATE VIEW "message_entries" AS SELECT "id", "enquiry_id" AS "message_id", "kind", "author_id", "body", "mail_id", "created_at", "sender", "is_automatic", "words" FROM "enquiry_entries";
