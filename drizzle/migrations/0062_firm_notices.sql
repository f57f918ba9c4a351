CREATE TABLE "firm_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"engagement_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about_id" uuid NOT NULL,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "firm_notices_kind" CHECK ("firm_notices"."kind" in ('unsafe', 'accepted', 'declined', 'complete', 'message')),
	CONSTRAINT "firm_notices_author_length" CHECK (char_length("firm_notices"."author") <= 255)
);
--> statement-breakpoint
ALTER TABLE "firm_notices" ADD CONSTRAINT "firm_notices_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "firm_notices_of_engagement" ON "firm_notices" USING btree ("engagement_id");