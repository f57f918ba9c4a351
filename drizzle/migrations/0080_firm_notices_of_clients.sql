ALTER TABLE "firm_notices" DROP CONSTRAINT "firm_notices_kind";--> statement-breakpoint
ALTER TABLE "firm_notices" ALTER COLUMN "engagement_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "firm_notices" ADD COLUMN "taxpayer_id" uuid;--> statement-breakpoint
ALTER TABLE "firm_notices" ADD COLUMN "enquiry_id" uuid;--> statement-breakpoint
ALTER TABLE "firm_notices" ADD COLUMN "what" text;--> statement-breakpoint
ALTER TABLE "firm_notices" ADD CONSTRAINT "firm_notices_taxpayer_id_taxpayers_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_notices" ADD CONSTRAINT "firm_notices_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "firm_notices_of_taxpayer" ON "firm_notices" USING btree ("taxpayer_id");--> statement-breakpoint
CREATE INDEX "firm_notices_of_enquiry" ON "firm_notices" USING btree ("enquiry_id");--> statement-breakpoint
ALTER TABLE "firm_notices" ADD CONSTRAINT "firm_notices_what_length" CHECK (char_length("firm_notices"."what") <= 300);--> statement-breakpoint
ALTER TABLE "firm_notices" ADD CONSTRAINT "firm_notices_of_one" CHECK (num_nonnulls("firm_notices"."engagement_id", "firm_notices"."taxpayer_id", "firm_notices"."enquiry_id") = 1);--> statement-breakpoint
ALTER TABLE "firm_notices" ADD CONSTRAINT "firm_notices_kind" CHECK ("firm_notices"."kind" in ('unsafe', 'accepted', 'declined', 'complete', 'answered', 'paper', 'message', 'claimed', 'correction', 'enquiry'));