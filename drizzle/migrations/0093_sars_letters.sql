ALTER TABLE "firm_notices" DROP CONSTRAINT "firm_notices_kind";--> statement-breakpoint
ALTER TABLE "engagements" ADD COLUMN "sars_letters" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "engagements" ADD COLUMN "sars_due_on" date;--> statement-breakpoint
CREATE INDEX "engagements_by_sars_letter" ON "engagements" USING btree ("sars_due_on","id") WHERE sars_due_on is not null;--> statement-breakpoint
ALTER TABLE "firm_notices" ADD CONSTRAINT "firm_notices_kind" CHECK ("firm_notices"."kind" in ('unsafe', 'accepted', 'declined', 'approved', 'disapproved', 'unapproved', 'complete', 'answered', 'sars_letter', 'paper', 'message', 'claimed', 'correction', 'enquiry'));