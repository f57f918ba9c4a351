CREATE TABLE "mailbox_positions" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"validity" bigint NOT NULL,
	"uid" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "received_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mail_hash" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "received_files_once" UNIQUE("mail_hash","position"),
	CONSTRAINT "received_files_name_length" CHECK (octet_length("received_files"."name") >= 1 and char_length("received_files"."name") <= 200),
	CONSTRAINT "received_files_type_length" CHECK (char_length("received_files"."type") <= 200)
);
--> statement-breakpoint
CREATE TABLE "received_mails" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text,
	"message_id" uuid,
	"entry_id" uuid,
	"size" integer NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "received_mails_hash_form" CHECK ("received_mails"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "received_mails_kind" CHECK ("received_mails"."kind" in ('personal', 'automatic', 'returned', 'own', 'unreadable'))
);
--> statement-breakpoint
ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_subject_length";--> statement-breakpoint
ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_message_length";--> statement-breakpoint
ALTER TABLE "message_entries" DROP CONSTRAINT "message_entries_kind";--> statement-breakpoint
ALTER TABLE "message_entries" DROP CONSTRAINT "message_entries_mail_id_by_kind";--> statement-breakpoint
ALTER TABLE "message_entries" DROP CONSTRAINT "message_entries_body_length";--> statement-breakpoint
ALTER TABLE "contact_messages" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "channel" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "message_entries" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "message_entries" ADD COLUMN "is_automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "received_files" ADD CONSTRAINT "received_files_mail_hash_received_mails_hash_fk" FOREIGN KEY ("mail_hash") REFERENCES "public"."received_mails"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_entry_id_message_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."message_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "received_mails_of_message" ON "received_mails" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "received_mails_by_time" ON "received_mails" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "message_entries_by_mail_id" ON "message_entries" USING btree ("mail_id");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_channel" CHECK ("contact_messages"."channel" in ('form', 'mail'));--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_phone_by_channel" CHECK ("contact_messages"."channel" = 'mail' or "contact_messages"."phone" is not null);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_subject_length" CHECK (octet_length("contact_messages"."subject") >= case "contact_messages"."channel" when 'form' then 10 else 0 end
      and char_length("contact_messages"."subject") <= case "contact_messages"."channel" when 'form' then 200 else 300 end);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_message_length" CHECK (octet_length("contact_messages"."message") >= case "contact_messages"."channel" when 'form' then 20 else 0 end
      and char_length("contact_messages"."message") <= case "contact_messages"."channel" when 'form' then 2000 else 100000 end);--> statement-breakpoint
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_sender_by_kind" CHECK (("message_entries"."kind" = 'received') = ("message_entries"."sender" is not null));--> statement-breakpoint
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_sender_length" CHECK (char_length("message_entries"."sender") <= 400);--> statement-breakpoint
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_kind" CHECK ("message_entries"."kind" in ('note', 'reply', 'received'));--> statement-breakpoint
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_mail_id_by_kind" CHECK (case "message_entries"."kind" when 'reply' then "message_entries"."mail_id" is not null when 'note' then "message_entries"."mail_id" is null else true end);--> statement-breakpoint
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_body_length" CHECK (char_length("message_entries"."body") <= case "message_entries"."kind" when 'received' then 100000 else 10000 end
        and ("message_entries"."kind" = 'received' or octet_length("message_entries"."body") >= 1));