DROP INDEX "documents_to_look_at";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "documents_to_look_at" ON "documents" USING btree ("engagement_id") WHERE "documents"."handled_at" is null and "documents"."item_id" is null and "documents"."message_id" is null and "documents"."direction" = 'from_client';--> statement-breakpoint
-- What a colleague has opened so far was no more to be looked at.
UPDATE "documents" SET "handled_at" = "opened_at" WHERE "opened_at" IS NOT NULL AND "item_id" IS NULL AND "message_id" IS NULL AND "direction" = 'from_client';
