ALTER TABLE "engagements" ADD COLUMN "own_title" text;--> statement-breakpoint
CREATE INDEX "engagements_with_title" ON "engagements" USING btree ("id") WHERE own_title is not null;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_own_title_length" CHECK (octet_length("engagements"."own_title") >= 2 and char_length("engagements"."own_title") <= 100);