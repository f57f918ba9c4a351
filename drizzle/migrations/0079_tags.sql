CREATE TABLE "taxpayer_tag_uses" (
	"tag_id" uuid NOT NULL,
	"taxpayer_id" uuid NOT NULL,
	CONSTRAINT "taxpayer_tag_uses_tag_id_taxpayer_id_pk" PRIMARY KEY("tag_id","taxpayer_id")
);
--> statement-breakpoint
CREATE TABLE "taxpayer_tags" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tone" text DEFAULT 'plain' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "taxpayer_tags_name_length" CHECK (octet_length("taxpayer_tags"."name") >= 1 and char_length("taxpayer_tags"."name") <= 40),
	CONSTRAINT "taxpayer_tags_tone" CHECK ("taxpayer_tags"."tone" in ('plain', 'bloom', 'veld', 'gain', 'loss'))
);
--> statement-breakpoint
ALTER TABLE "taxpayer_tag_uses" ADD CONSTRAINT "taxpayer_tag_uses_tag_id_taxpayer_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."taxpayer_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayer_tag_uses" ADD CONSTRAINT "taxpayer_tag_uses_taxpayer_id_taxpayers_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taxpayer_tag_uses_of_taxpayer" ON "taxpayer_tag_uses" USING btree ("taxpayer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "taxpayer_tags_one_name" ON "taxpayer_tags" USING btree (lower("name")) WHERE "taxpayer_tags"."removed_at" is null;