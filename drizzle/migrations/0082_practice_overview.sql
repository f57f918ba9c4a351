CREATE TABLE "running_timers" (
	"colleague_id" uuid PRIMARY KEY NOT NULL,
	"engagement_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "time_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"engagement_id" uuid NOT NULL,
	"colleague_id" uuid NOT NULL,
	"day" date NOT NULL,
	"minutes" integer NOT NULL,
	"started_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "time_entries_minutes" CHECK ("time_entries"."minutes" between 1 and 1440)
);
--> statement-breakpoint
CREATE TABLE "weekly_hours" (
	"colleague_id" uuid PRIMARY KEY NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "weekly_hours_minutes" CHECK ("weekly_hours"."minutes" between 0 and 4800)
);
--> statement-breakpoint
ALTER TABLE "engagements" ADD COLUMN "state_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_filters" ADD COLUMN "is_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "running_timers" ADD CONSTRAINT "running_timers_colleague_id_users_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_timers" ADD CONSTRAINT "running_timers_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_hours" ADD CONSTRAINT "weekly_hours_colleague_id_users_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "running_timers_of_engagement" ON "running_timers" USING btree ("engagement_id");--> statement-breakpoint
CREATE INDEX "running_timers_by_start" ON "running_timers" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "time_entries_of_engagement" ON "time_entries" USING btree ("engagement_id","day");--> statement-breakpoint
CREATE INDEX "time_entries_by_day" ON "time_entries" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "time_entries_by_deletion" ON "time_entries" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "engagements_by_state_since" ON "engagements" USING btree ("state","state_since");--> statement-breakpoint
UPDATE "engagements" e SET "state_since" = coalesce(
	(SELECT max(v."at") FROM "engagement_events" v WHERE v."engagement_id" = e."id" AND v."kind" = 'state'),
	CASE WHEN e."state" = 'done' THEN e."updated_at" ELSE e."created_at" END
);--> statement-breakpoint
-- Whoever changes the state, the version before included; an Undo writes the earlier moment itself.
CREATE FUNCTION "keep_state_since"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."state_since" = OLD."state_since" THEN
		NEW."state_since" := now();
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "engagements_state_since" BEFORE UPDATE OF "state" ON "engagements" FOR EACH ROW WHEN (OLD."state" IS DISTINCT FROM NEW."state") EXECUTE FUNCTION "keep_state_since"();
