ALTER TABLE "engagements" ADD COLUMN "kind_version" uuid;--> statement-breakpoint
CREATE INDEX "engagements_by_start" ON "engagements" USING btree ("starts_on","id") WHERE starts_on is not null;