ALTER TABLE "firm_notices" DROP CONSTRAINT "firm_notices_kind";--> statement-breakpoint
DROP INDEX "enquiries_by_name";--> statement-breakpoint
DROP INDEX "taxpayers_by_name";--> statement-breakpoint
ALTER TABLE "fica_records" ADD COLUMN "no_owner_why" text;--> statement-breakpoint
CREATE INDEX "enquiries_by_name" ON "enquiries" USING btree (lower(name) collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "taxpayers_by_name" ON "taxpayers" USING btree (lower(name) collate "und-x-icu","id");--> statement-breakpoint
ALTER TABLE "fica_records" ADD CONSTRAINT "fica_records_no_owner_length" CHECK (char_length("fica_records"."no_owner_why") <= 500);--> statement-breakpoint
ALTER TABLE "firm_notices" ADD CONSTRAINT "firm_notices_kind" CHECK ("firm_notices"."kind" in ('unsafe', 'accepted', 'declined', 'approved', 'disapproved', 'unapproved', 'signed', 'unsigned', 'complete', 'answered', 'sars_letter', 'to_review', 'sent_back', 'unreviewed', 'reviewed', 'review_by_other', 'paper', 'message', 'claimed', 'correction', 'enquiry'));