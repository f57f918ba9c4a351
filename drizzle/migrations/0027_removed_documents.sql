CREATE TABLE "removed_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"engagement_id" uuid NOT NULL,
	"name" text NOT NULL,
	"row" jsonb NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	"removed_by" uuid,
	CONSTRAINT "removed_documents_name_length" CHECK (octet_length("removed_documents"."name") >= 1 and char_length("removed_documents"."name") <= 200)
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "sender_hash" text;--> statement-breakpoint
ALTER TABLE "removed_documents" ADD CONSTRAINT "removed_documents_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_documents_of_engagement" ON "removed_documents" USING btree ("engagement_id","removed_at");--> statement-breakpoint
CREATE INDEX "removed_documents_by_time" ON "removed_documents" USING btree ("removed_at");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_sender_hash_length" CHECK (char_length("documents"."sender_hash") <= 100);