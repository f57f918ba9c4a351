CREATE TABLE "bulk_records" (
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"record_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"why" text,
	"past" jsonb,
	"made_id" uuid,
	CONSTRAINT "bulk_records_run_id_position_pk" PRIMARY KEY("run_id","position"),
	CONSTRAINT "bulk_records_state" CHECK ("bulk_records"."state" in ('waiting', 'done', 'left', 'undone', 'kept')),
	CONSTRAINT "bulk_records_why_length" CHECK (octet_length("bulk_records"."why") >= 1 and char_length("bulk_records"."why") <= 30)
);
--> statement-breakpoint
CREATE TABLE "bulk_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid NOT NULL,
	"act" text NOT NULL,
	"choice" jsonb NOT NULL,
	"state" text NOT NULL,
	"back" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_runs_state" CHECK ("bulk_runs"."state" in ('asked', 'running', 'done', 'undoing', 'undone')),
	CONSTRAINT "bulk_runs_act_length" CHECK (octet_length("bulk_runs"."act") >= 1 and char_length("bulk_runs"."act") <= 60),
	CONSTRAINT "bulk_runs_back_length" CHECK (octet_length("bulk_runs"."back") >= 1 and char_length("bulk_runs"."back") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "bulk_records" ADD CONSTRAINT "bulk_records_run_id_bulk_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."bulk_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_runs_of_actor" ON "bulk_runs" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "bulk_runs_by_time" ON "bulk_runs" USING btree ("at");