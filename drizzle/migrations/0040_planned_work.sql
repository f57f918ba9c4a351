ALTER TABLE "engagements" DROP CONSTRAINT "engagements_state";--> statement-breakpoint
ALTER TABLE "engagements" DROP CONSTRAINT "engagements_mailed_state";--> statement-breakpoint
ALTER TABLE "client_notices" DROP CONSTRAINT "client_notices_known";--> statement-breakpoint
ALTER TABLE "engagements" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_starts_on" CHECK (("engagements"."state" = 'planned') = ("engagements"."starts_on" is not null));--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_state" CHECK ("engagements"."state" in ('planned', 'proposed', 'accepted', 'collecting', 'in_progress', 'waiting_for_client', 'with_sars', 'done', 'declined', 'expired'));--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_mailed_state" CHECK ("engagements"."mailed_state" in ('planned', 'proposed', 'accepted', 'collecting', 'in_progress', 'waiting_for_client', 'with_sars', 'done', 'declined', 'expired'));--> statement-breakpoint
ALTER TABLE "client_notices" ADD CONSTRAINT "client_notices_known" CHECK ("client_notices"."known" in ('planned', 'proposed', 'accepted', 'collecting', 'in_progress', 'waiting_for_client', 'with_sars', 'done', 'declined', 'expired'));