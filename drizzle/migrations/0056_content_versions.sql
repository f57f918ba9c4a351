CREATE TABLE "content_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"values" jsonb,
	"base" jsonb,
	"revision" integer NOT NULL,
	"author_id" uuid,
	"written_at" timestamp with time zone DEFAULT now() NOT NULL,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	CONSTRAINT "content_versions_kind_length" CHECK (octet_length("content_versions"."kind") >= 1 and char_length("content_versions"."kind") <= 60),
	CONSTRAINT "content_versions_item_length" CHECK (octet_length("content_versions"."item") >= 1 and char_length("content_versions"."item") <= 60),
	CONSTRAINT "content_versions_state" CHECK ("content_versions"."state" in ('draft', 'planned', 'live', 'past', 'dropped')),
	CONSTRAINT "content_versions_source" CHECK ("content_versions"."source" in ('own', 'file', 'none')),
	CONSTRAINT "content_versions_values" CHECK (("content_versions"."source" = 'own') = ("content_versions"."values" is not null)),
	CONSTRAINT "content_versions_values_size" CHECK (octet_length("content_versions"."values"::text) <= 200000),
	CONSTRAINT "content_versions_planned" CHECK ("content_versions"."state" <> 'planned' or "content_versions"."publish_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_role";--> statement-breakpoint
ALTER TABLE "user_roles" DROP CONSTRAINT "user_roles_role";--> statement-breakpoint
ALTER TABLE "hand_overs" DROP CONSTRAINT "hand_overs_role";--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_one_of_each" ON "content_versions" USING btree ("kind","item","state") WHERE "content_versions"."state" in ('draft', 'planned', 'live');--> statement-breakpoint
CREATE INDEX "content_versions_of_item" ON "content_versions" USING btree ("kind","item","revision");--> statement-breakpoint
CREATE INDEX "content_versions_due" ON "content_versions" USING btree ("publish_at") WHERE "content_versions"."state" = 'planned';--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_role" CHECK ("invitations"."role" in ('staff', 'editor', 'manager', 'admin'));--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('staff', 'editor', 'manager', 'admin'));--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_role" CHECK ("hand_overs"."role" in ('staff', 'editor', 'manager', 'admin'));