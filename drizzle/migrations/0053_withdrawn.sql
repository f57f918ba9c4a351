ALTER TABLE "engagements" DROP CONSTRAINT "engagements_state";--> statement-breakpoint
ALTER TABLE "engagements" DROP CONSTRAINT "engagements_mailed_state";--> statement-breakpoint
ALTER TABLE "client_notices" DROP CONSTRAINT "client_notices_known";--> statement-breakpoint
DROP INDEX "engagements_one_each";--> statement-breakpoint
ALTER TABLE "engagements" ADD COLUMN "withdrawn_on" date;--> statement-breakpoint
CREATE UNIQUE INDEX "engagements_one_each" ON "engagements" USING btree ("taxpayer_id","type","period") WHERE "engagements"."state" not in ('declined', 'expired', 'withdrawn') and "engagements"."period" <> 'once' and "engagements"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_withdrawn_on" CHECK (("engagements"."state" = 'withdrawn') = ("engagements"."withdrawn_on" is not null));--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_state" CHECK ("engagements"."state" in ('planned', 'proposed', 'accepted', 'collecting', 'in_progress', 'waiting_for_client', 'with_sars', 'done', 'declined', 'expired', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_mailed_state" CHECK ("engagements"."mailed_state" in ('planned', 'proposed', 'accepted', 'collecting', 'in_progress', 'waiting_for_client', 'with_sars', 'done', 'declined', 'expired', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "client_notices" ADD CONSTRAINT "client_notices_known" CHECK ("client_notices"."known" in ('planned', 'proposed', 'accepted', 'collecting', 'in_progress', 'waiting_for_client', 'with_sars', 'done', 'declined', 'expired', 'withdrawn'));