CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"day" date NOT NULL,
	"author_id" uuid NOT NULL,
	"assignee_id" uuid,
	"taxpayer_id" uuid,
	"done_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tasks_title_length" CHECK (octet_length("tasks"."title") >= 2 and char_length("tasks"."title") <= 200)
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_taxpayer_id_taxpayers_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_to_do" ON "tasks" USING btree ("assignee_id","day") WHERE "tasks"."done_at" is null and "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_of_author" ON "tasks" USING btree ("author_id","day") WHERE "tasks"."done_at" is null and "tasks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_of_taxpayer" ON "tasks" USING btree ("taxpayer_id");--> statement-breakpoint
CREATE INDEX "tasks_by_done" ON "tasks" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "tasks_by_deletion" ON "tasks" USING btree ("deleted_at");