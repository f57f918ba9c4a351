CREATE TABLE "reply_drafts" (
	"message_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_drafts_message_id_author_id_pk" PRIMARY KEY("message_id","author_id"),
	CONSTRAINT "reply_drafts_body_length" CHECK (octet_length("reply_drafts"."body") >= 1 and char_length("reply_drafts"."body") <= 10000)
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"text" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_templates_id_length" CHECK (octet_length("reply_templates"."id") >= 1 and char_length("reply_templates"."id") <= 40),
	CONSTRAINT "reply_templates_label_length" CHECK (octet_length("reply_templates"."label") >= 1 and char_length("reply_templates"."label") <= 60),
	CONSTRAINT "reply_templates_text_length" CHECK (octet_length("reply_templates"."text") >= 1 and char_length("reply_templates"."text") <= 10000)
);
--> statement-breakpoint
CREATE TABLE "sent_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"entry_id" uuid,
	"author_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sent_files_name_length" CHECK (octet_length("sent_files"."name") >= 1 and char_length("sent_files"."name") <= 200),
	CONSTRAINT "sent_files_type_length" CHECK (octet_length("sent_files"."type") >= 3 and char_length("sent_files"."type") <= 200)
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "waiting_since" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reply_drafts" ADD CONSTRAINT "reply_drafts_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_drafts" ADD CONSTRAINT "reply_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_files" ADD CONSTRAINT "sent_files_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_files" ADD CONSTRAINT "sent_files_entry_id_message_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."message_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reply_drafts_of_author" ON "reply_drafts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "sent_files_of_message" ON "sent_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "sent_files_of_entry" ON "sent_files" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("waiting_since","id","state","snoozed_until","assignee_id") WHERE state in ('new', 'in_progress');--> statement-breakpoint
CREATE INDEX "contact_messages_by_name" ON "contact_messages" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_tag" ON "contact_messages" USING gin ("tags");
--> statement-breakpoint
WITH replied AS (
	SELECT "message_id", max("created_at") AS at FROM "message_entries" WHERE "kind" = 'reply' GROUP BY "message_id"
)
UPDATE "contact_messages" SET "waiting_since" = CASE WHEN replied.at IS NULL THEN m."created_at" ELSE (
	SELECT min(e."created_at") FROM "message_entries" e
	WHERE e."message_id" = m."id" AND e."kind" = 'received' AND NOT e."is_automatic" AND e."created_at" > replied.at
) END
FROM "contact_messages" m LEFT JOIN replied ON replied."message_id" = m."id"
WHERE "contact_messages"."id" = m."id";
