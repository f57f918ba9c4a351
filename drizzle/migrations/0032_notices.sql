CREATE TABLE "client_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"engagement_id" uuid NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"about_id" uuid NOT NULL,
	"author" text NOT NULL,
	"known" text,
	"at" timestamp with time zone NOT NULL,
	"step_id" uuid DEFAULT nullif(current_setting('app.step', true), '')::uuid,
	CONSTRAINT "client_notices_kind" CHECK ("client_notices"."kind" in ('opened', 'requested', 'returned', 'accepted', 'complete', 'message', 'delivered', 'proposal', 'state', 'correction', 'unsafe')),
	CONSTRAINT "client_notices_known" CHECK ("client_notices"."known" in ('proposed', 'accepted', 'collecting', 'in_progress', 'waiting_for_client', 'with_sars', 'done', 'declined', 'expired')),
	CONSTRAINT "client_notices_email_length" CHECK (octet_length("client_notices"."email") >= 3 and char_length("client_notices"."email") <= 255),
	CONSTRAINT "client_notices_author_length" CHECK (char_length("client_notices"."author") <= 255)
);
--> statement-breakpoint
CREATE TABLE "engagement_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"engagement_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"rows" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "engagement_events" ADD COLUMN "step_id" uuid DEFAULT nullif(current_setting('app.step', true), '')::uuid;--> statement-breakpoint
ALTER TABLE "engagement_links" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "engagement_messages" ADD COLUMN "step_id" uuid DEFAULT nullif(current_setting('app.step', true), '')::uuid;--> statement-breakpoint
ALTER TABLE "engagements" ADD COLUMN "mailed_state" text;--> statement-breakpoint
ALTER TABLE "client_notices" ADD CONSTRAINT "client_notices_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_steps" ADD CONSTRAINT "engagement_steps_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_notices_of_address" ON "client_notices" USING btree ("email","at");--> statement-breakpoint
CREATE INDEX "client_notices_of_engagement" ON "client_notices" USING btree ("engagement_id");--> statement-breakpoint
CREATE INDEX "client_notices_of_step" ON "client_notices" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "engagement_steps_of_engagement" ON "engagement_steps" USING btree ("engagement_id");--> statement-breakpoint
CREATE INDEX "engagement_steps_by_time" ON "engagement_steps" USING btree ("at");--> statement-breakpoint
ALTER TABLE "engagement_links" ADD CONSTRAINT "engagement_links_place" CHECK ("engagement_links"."place" in ('top', 'open', 'messages', 'from-us'));--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_mailed_state" CHECK ("engagements"."mailed_state" in ('proposed', 'accepted', 'collecting', 'in_progress', 'waiting_for_client', 'with_sars', 'done', 'declined', 'expired'));