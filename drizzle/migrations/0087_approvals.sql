ALTER TABLE "request_items" DROP CONSTRAINT "request_items_takes";--> statement-breakpoint
ALTER TABLE "client_notices" DROP CONSTRAINT "client_notices_kind";--> statement-breakpoint
ALTER TABLE "firm_notices" DROP CONSTRAINT "firm_notices_kind";--> statement-breakpoint
ALTER TABLE "request_items" ADD COLUMN "approval" jsonb;--> statement-breakpoint
ALTER TABLE "request_items" ADD CONSTRAINT "request_items_approval" CHECK (("request_items"."takes" = 'approval') = ("request_items"."approval" is not null));--> statement-breakpoint
ALTER TABLE "request_items" ADD CONSTRAINT "request_items_takes" CHECK ("request_items"."takes" in ('file', 'photos', 'sentence', 'amount', 'date', 'approval'));--> statement-breakpoint
ALTER TABLE "client_notices" ADD CONSTRAINT "client_notices_kind" CHECK ("client_notices"."kind" in ('opened', 'requested', 'approval', 'returned', 'accepted', 'complete', 'message', 'delivered', 'withdrawn', 'unsaid', 'not_needed', 'not_returned', 'not_yet', 'proposal', 'state', 'correction', 'unsafe', 'reminder', 'proposal_reminder'));--> statement-breakpoint
ALTER TABLE "firm_notices" ADD CONSTRAINT "firm_notices_kind" CHECK ("firm_notices"."kind" in ('unsafe', 'accepted', 'declined', 'approved', 'disapproved', 'unapproved', 'complete', 'answered', 'paper', 'message', 'claimed', 'correction', 'enquiry'));