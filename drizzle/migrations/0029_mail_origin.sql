ALTER TABLE "engagement_messages" DROP CONSTRAINT "engagement_messages_text_length";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "is_by_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "engagement_messages" ADD COLUMN "is_by_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "engagement_messages" ADD COLUMN "quoted" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "received_mails" ADD COLUMN "engagement_message_id" uuid;--> statement-breakpoint
ALTER TABLE "received_mails" ADD COLUMN "meant_for_id" uuid;--> statement-breakpoint
ALTER TABLE "received_mails" ADD COLUMN "not_joined" text;--> statement-breakpoint
ALTER TABLE "received_mails" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "received_mails" ADD COLUMN "sender_proof" text;--> statement-breakpoint
ALTER TABLE "received_mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_engagement_message_id_engagement_messages_id_fk" FOREIGN KEY ("engagement_message_id") REFERENCES "public"."engagement_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_meant_for_id_engagements_id_fk" FOREIGN KEY ("meant_for_id") REFERENCES "public"."engagements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "received_mails_of_engagement_message" ON "received_mails" USING btree ("engagement_message_id");--> statement-breakpoint
CREATE INDEX "received_mails_meant_for" ON "received_mails" USING btree ("meant_for_id");--> statement-breakpoint
ALTER TABLE "engagement_messages" ADD CONSTRAINT "engagement_messages_quoted_length" CHECK (char_length("engagement_messages"."quoted") <= 100000);--> statement-breakpoint
ALTER TABLE "engagement_messages" ADD CONSTRAINT "engagement_messages_text_length" CHECK (octet_length("engagement_messages"."text") >= 1 and char_length("engagement_messages"."text") <= case when "engagement_messages"."is_by_mail" then 100000 else 20000 end);--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_sender_proof" CHECK ("received_mails"."sender_proof" in ('proved', 'failed', 'no_result', 'no_setting', 'not_one_sender'));--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_not_joined" CHECK ("received_mails"."not_joined" in ('unproved', 'not_recipient', 'spam', 'files', 'too_long', 'closed'));--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_sender_length" CHECK (char_length("received_mails"."sender") <= 255);--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_reply_to_length" CHECK (char_length("received_mails"."reply_to") <= 255);--> statement-breakpoint
UPDATE "engagement_messages" SET "is_by_mail" = true FROM "received_mails" WHERE "received_mails"."hash" = "engagement_messages"."submission_key";--> statement-breakpoint
UPDATE "documents" SET "is_by_mail" = true FROM "engagement_messages" WHERE "engagement_messages"."id" = "documents"."message_id" AND "engagement_messages"."is_by_mail";
