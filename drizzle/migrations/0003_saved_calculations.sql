CREATE TABLE "saved_calculations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_calculations_title_length" CHECK (octet_length("saved_calculations"."title") >= 1 and char_length("saved_calculations"."title") <= 200),
	CONSTRAINT "saved_calculations_kind" CHECK ("saved_calculations"."kind" in ('individual', 'company', 'provisional', 'capital-gains'))
);
--> statement-breakpoint
ALTER TABLE "saved_calculations" ADD CONSTRAINT "saved_calculations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_calculations_of_owner" ON "saved_calculations" USING btree ("owner_id","updated_at");