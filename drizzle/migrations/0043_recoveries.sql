CREATE TABLE "recoveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'unconfirmed' NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"known_email" text,
	"tax_number" text,
	"email" text NOT NULL,
	"is_address_lost" boolean NOT NULL,
	"confirm_hash" text NOT NULL,
	"stop_hash" text,
	"user_id" uuid,
	"former_email" text,
	"proof" text,
	"proved_by" uuid,
	"proved_at" timestamp with time zone,
	"approved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "recoveries_one_confirm_link" UNIQUE("confirm_hash"),
	CONSTRAINT "recoveries_one_stop_link" UNIQUE("stop_hash"),
	CONSTRAINT "recoveries_state" CHECK ("recoveries"."state" in ('unconfirmed', 'open', 'waiting', 'done', 'stopped', 'cancelled', 'expired')),
	CONSTRAINT "recoveries_proof" CHECK ("recoveries"."proof" in ('called', 'in_person', 'papers')),
	CONSTRAINT "recoveries_name_length" CHECK (octet_length("recoveries"."name") >= 2 and char_length("recoveries"."name") <= 100),
	CONSTRAINT "recoveries_phone_length" CHECK (octet_length("recoveries"."phone") >= 3 and char_length("recoveries"."phone") <= 50),
	CONSTRAINT "recoveries_email_length" CHECK (octet_length("recoveries"."email") >= 3 and char_length("recoveries"."email") <= 255),
	CONSTRAINT "recoveries_known_email_length" CHECK (octet_length("recoveries"."known_email") >= 3 and char_length("recoveries"."known_email") <= 255),
	CONSTRAINT "recoveries_former_email_length" CHECK (octet_length("recoveries"."former_email") >= 3 and char_length("recoveries"."former_email") <= 255),
	CONSTRAINT "recoveries_email_lower" CHECK ("recoveries"."email" = lower("recoveries"."email")),
	CONSTRAINT "recoveries_tax_number_form" CHECK ("recoveries"."tax_number" ~ '^[0-9]{10}$'),
	CONSTRAINT "recoveries_confirm_hash" CHECK ("recoveries"."confirm_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "recoveries_stop_hash" CHECK ("recoveries"."stop_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "recoveries_proved" CHECK ("recoveries"."state" not in ('waiting', 'done') or ("recoveries"."user_id" is not null and "recoveries"."proof" is not null
        and "recoveries"."proved_by" is not null and "recoveries"."proved_at" is not null and "recoveries"."former_email" is not null)),
	CONSTRAINT "recoveries_ended" CHECK (("recoveries"."state" in ('unconfirmed', 'open', 'waiting')) = ("recoveries"."ended_at" is null)),
	CONSTRAINT "recoveries_second" CHECK ("recoveries"."approved_by" <> "recoveries"."proved_by")
);
--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recoveries_one_waiting" ON "recoveries" USING btree ("user_id") WHERE "recoveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "recoveries_open" ON "recoveries" USING btree ("state","created_at") WHERE "recoveries"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "recoveries_by_end" ON "recoveries" USING btree ("ended_at");