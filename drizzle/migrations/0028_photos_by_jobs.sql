ALTER TABLE "documents" ADD COLUMN "drawing" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "join_id" uuid;--> statement-breakpoint
CREATE INDEX "documents_of_join" ON "documents" USING btree ("join_id") WHERE "documents"."join_id" is not null;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_drawing" CHECK ("documents"."drawing" in ('waiting', 'damaged', 'cut'));