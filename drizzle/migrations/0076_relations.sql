CREATE TABLE "taxpayer_group_members" (
	"group_id" uuid NOT NULL,
	"taxpayer_id" uuid NOT NULL,
	CONSTRAINT "taxpayer_group_members_group_id_taxpayer_id_pk" PRIMARY KEY("group_id","taxpayer_id")
);
--> statement-breakpoint
CREATE TABLE "taxpayer_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "taxpayer_groups_name_length" CHECK (octet_length("taxpayer_groups"."name") >= 2 and char_length("taxpayer_groups"."name") <= 100)
);
--> statement-breakpoint
CREATE TABLE "taxpayer_relations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"holder_id" uuid,
	"holder_name" text,
	"of_id" uuid,
	"of_name" text,
	"share" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "taxpayer_relations_kind" CHECK ("taxpayer_relations"."kind" in ('director', 'shareholder', 'member', 'trustee', 'beneficiary', 'executor', 'partner', 'spouse')),
	CONSTRAINT "taxpayer_relations_holder" CHECK (num_nonnulls("taxpayer_relations"."holder_id", "taxpayer_relations"."holder_name") = 1),
	CONSTRAINT "taxpayer_relations_of" CHECK (num_nonnulls("taxpayer_relations"."of_id", "taxpayer_relations"."of_name") = 1),
	CONSTRAINT "taxpayer_relations_of_clients" CHECK (num_nonnulls("taxpayer_relations"."holder_id", "taxpayer_relations"."of_id") > 0),
	CONSTRAINT "taxpayer_relations_two" CHECK ("taxpayer_relations"."holder_id" <> "taxpayer_relations"."of_id"),
	CONSTRAINT "taxpayer_relations_share" CHECK ("taxpayer_relations"."share" between 1 and 10000),
	CONSTRAINT "taxpayer_relations_holder_name_length" CHECK (octet_length("taxpayer_relations"."holder_name") >= 2 and char_length("taxpayer_relations"."holder_name") <= 200),
	CONSTRAINT "taxpayer_relations_of_name_length" CHECK (octet_length("taxpayer_relations"."of_name") >= 2 and char_length("taxpayer_relations"."of_name") <= 200)
);
--> statement-breakpoint
ALTER TABLE "taxpayer_group_members" ADD CONSTRAINT "taxpayer_group_members_group_id_taxpayer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."taxpayer_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayer_group_members" ADD CONSTRAINT "taxpayer_group_members_taxpayer_id_taxpayers_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayer_relations" ADD CONSTRAINT "taxpayer_relations_holder_id_taxpayers_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayer_relations" ADD CONSTRAINT "taxpayer_relations_of_id_taxpayers_id_fk" FOREIGN KEY ("of_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taxpayer_group_members_of_taxpayer" ON "taxpayer_group_members" USING btree ("taxpayer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "taxpayer_groups_one_name" ON "taxpayer_groups" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "taxpayer_relations_one_each" ON "taxpayer_relations" USING btree ("kind",coalesce("holder_id"::text, lower("holder_name")),coalesce("of_id"::text, lower("of_name")));--> statement-breakpoint
CREATE UNIQUE INDEX "taxpayer_relations_one_each_way" ON "taxpayer_relations" USING btree ("kind",least(coalesce("holder_id"::text, lower("holder_name")), coalesce("of_id"::text, lower("of_name"))),greatest(coalesce("holder_id"::text, lower("holder_name")), coalesce("of_id"::text, lower("of_name")))) WHERE "taxpayer_relations"."kind" in ('partner', 'spouse');--> statement-breakpoint
CREATE INDEX "taxpayer_relations_of_holder" ON "taxpayer_relations" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "taxpayer_relations_of_of" ON "taxpayer_relations" USING btree ("of_id");