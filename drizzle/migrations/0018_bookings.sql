CREATE TABLE "booking_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	CONSTRAINT "booking_links_token_hash_form" CHECK ("booking_links"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" text NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"cancelled_by" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"colleague_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"topic" text,
	"question" text,
	"calculation" jsonb,
	"member_id" uuid,
	"note" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"day_reminder_for" timestamp with time zone,
	"hour_reminder_for" timestamp with time zone,
	"network_hash" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "bookings_submission_key_length" CHECK (octet_length("bookings"."submission_key") >= 16 and char_length("bookings"."submission_key") <= 100),
	CONSTRAINT "bookings_kind_length" CHECK (octet_length("bookings"."kind") >= 1 and char_length("bookings"."kind") <= 60),
	CONSTRAINT "bookings_way" CHECK ("bookings"."way" in ('phone', 'video', 'office')),
	CONSTRAINT "bookings_state" CHECK ("bookings"."state" in ('booked', 'cancelled', 'no_show')),
	CONSTRAINT "bookings_cancelled_by" CHECK ("bookings"."cancelled_by" in ('client', 'firm')),
	CONSTRAINT "bookings_cancelled" CHECK (("bookings"."state" = 'cancelled') = ("bookings"."cancelled_by" is not null)),
	CONSTRAINT "bookings_times" CHECK ("bookings"."starts_at" < "bookings"."ends_at" and "bookings"."ends_at" <= "bookings"."held_until"),
	CONSTRAINT "bookings_name_length" CHECK (octet_length("bookings"."name") >= 2 and char_length("bookings"."name") <= 100),
	CONSTRAINT "bookings_email_length" CHECK (octet_length("bookings"."email") >= 3 and char_length("bookings"."email") <= 255),
	CONSTRAINT "bookings_phone_form" CHECK ("bookings"."phone" ~ '^\+[1-9][0-9]{0,2} [0-9][0-9 ]{1,24}$'),
	CONSTRAINT "bookings_topic_length" CHECK (octet_length("bookings"."topic") >= 1 and char_length("bookings"."topic") <= 200),
	CONSTRAINT "bookings_question_length" CHECK (octet_length("bookings"."question") >= 1 and char_length("bookings"."question") <= 2000),
	CONSTRAINT "bookings_note_length" CHECK (octet_length("bookings"."note") >= 1 and char_length("bookings"."note") <= 10000),
	CONSTRAINT "bookings_network_hash_length" CHECK (char_length("bookings"."network_hash") <= 100)
);
--> statement-breakpoint
CREATE TABLE "diaries" (
	"colleague_id" uuid PRIMARY KEY NOT NULL,
	"hours" jsonb NOT NULL,
	"video_link" text,
	"feed_hash" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "diaries_feed_hash_unique" UNIQUE("feed_hash"),
	CONSTRAINT "diaries_video_link_length" CHECK (octet_length("diaries"."video_link") >= 9 and char_length("diaries"."video_link") <= 300),
	CONSTRAINT "diaries_feed_hash_form" CHECK ("diaries"."feed_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "time_off" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"colleague_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "time_off_times" CHECK ("time_off"."starts_at" < "time_off"."ends_at"),
	CONSTRAINT "time_off_reason_length" CHECK (octet_length("time_off"."reason") >= 1 and char_length("time_off"."reason") <= 200)
);
--> statement-breakpoint
ALTER TABLE "booking_links" ADD CONSTRAINT "booking_links_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_colleague_id_users_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diaries" ADD CONSTRAINT "diaries_colleague_id_users_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_off" ADD CONSTRAINT "time_off_colleague_id_users_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_links_of_booking" ON "booking_links" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "bookings_by_start" ON "bookings" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_of_colleague" ON "bookings" USING btree ("colleague_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_by_address" ON "bookings" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "bookings_of_member" ON "bookings" USING btree ("member_id") WHERE "bookings"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "time_off_of_colleague" ON "time_off" USING btree ("colleague_id","ends_at");--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_one_at_a_time" EXCLUDE USING gist ("colleague_id" WITH =, tstzrange("starts_at", "held_until") WITH &&) WHERE (state = 'booked');
