CREATE TABLE "link_drafts" (
	"engagement_id" uuid NOT NULL,
	"email" text NOT NULL,
	"sealed" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_drafts_engagement_id_email_pk" PRIMARY KEY("engagement_id","email"),
	CONSTRAINT "link_drafts_sealed_length" CHECK (octet_length("link_drafts"."sealed") >= 1 and char_length("link_drafts"."sealed") <= 200000)
);
--> statement-breakpoint
ALTER TABLE "link_drafts" ADD CONSTRAINT "link_drafts_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_drafts_by_time" ON "link_drafts" USING btree ("at");