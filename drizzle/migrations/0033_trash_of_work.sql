DROP INDEX "engagements_one_each";--> statement-breakpoint
ALTER TABLE "engagements" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "taxpayers" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "taxpayers" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "engagements_in_trash" ON "engagements" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "engagements_one_each" ON "engagements" USING btree ("taxpayer_id","type","period") WHERE "engagements"."state" not in ('declined', 'expired') and "engagements"."period" <> 'once' and "engagements"."deleted_at" is null;