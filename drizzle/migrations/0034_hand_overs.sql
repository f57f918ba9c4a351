CREATE TABLE "hand_overs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holder_id" uuid NOT NULL,
	"role" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"moved" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "hand_overs_role" CHECK ("hand_overs"."role" in ('staff', 'manager', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_overs_of_holder" ON "hand_overs" USING btree ("holder_id","at");--> statement-breakpoint
CREATE INDEX "hand_overs_by_time" ON "hand_overs" USING btree ("at");