CREATE TABLE "message_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"mail_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_entries_kind" CHECK ("message_entries"."kind" in ('note', 'reply')),
	CONSTRAINT "message_entries_mail_id_by_kind" CHECK (("message_entries"."kind" = 'reply') = ("message_entries"."mail_id" is not null)),
	CONSTRAINT "message_entries_body_length" CHECK (octet_length("message_entries"."body") >= 1 and char_length("message_entries"."body") <= 10000),
	CONSTRAINT "message_entries_mail_id_length" CHECK (char_length("message_entries"."mail_id") <= 300)
);
--> statement-breakpoint
CREATE TABLE "last_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "last_runs_name_length" CHECK (octet_length("last_runs"."name") >= 1 and char_length("last_runs"."name") <= 100)
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "calculation" jsonb;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "acknowledgement_id" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_entries_of_message" ON "message_entries" USING btree ("message_id","created_at");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_of_assignee" ON "contact_messages" USING btree ("assignee_id","created_at","id");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_acknowledgement_id_length" CHECK (char_length("contact_messages"."acknowledgement_id") <= 300);