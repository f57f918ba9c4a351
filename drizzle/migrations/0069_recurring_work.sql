CREATE TABLE "recurring_periods" (
	"recurring_id" uuid NOT NULL,
	"period" text NOT NULL,
	"engagement_id" uuid,
	"starts_on" date,
	"due_on" date,
	"price" integer,
	CONSTRAINT "recurring_periods_recurring_id_period_pk" PRIMARY KEY("recurring_id","period")
);
--> statement-breakpoint
CREATE TABLE "recurring_work" (
	"id" uuid PRIMARY KEY NOT NULL,
	"taxpayer_id" uuid NOT NULL,
	"type" text NOT NULL,
	"starts_on" date NOT NULL,
	"price" integer,
	"price_changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"paused_from" date,
	"paused_until" date,
	"ends_on" date,
	"planned_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recurring_work_one_each" UNIQUE("taxpayer_id","type"),
	CONSTRAINT "recurring_work_type_length" CHECK (octet_length("recurring_work"."type") >= 1 and char_length("recurring_work"."type") <= 60),
	CONSTRAINT "recurring_work_price" CHECK ("recurring_work"."price" >= 0),
	CONSTRAINT "recurring_work_paused" CHECK ("recurring_work"."paused_until" is null or "recurring_work"."paused_from" <= "recurring_work"."paused_until")
);
--> statement-breakpoint
ALTER TABLE "recurring_periods" ADD CONSTRAINT "recurring_periods_recurring_id_recurring_work_id_fk" FOREIGN KEY ("recurring_id") REFERENCES "public"."recurring_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_periods" ADD CONSTRAINT "recurring_periods_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recurring_work" ADD CONSTRAINT "recurring_work_taxpayer_id_taxpayers_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recurring_periods_of_engagement" ON "recurring_periods" USING btree ("engagement_id");--> statement-breakpoint
CREATE INDEX "recurring_work_by_planned" ON "recurring_work" USING btree ("planned_on");