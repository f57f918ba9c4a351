CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_one_token" UNIQUE("token_hash"),
	CONSTRAINT "invitations_one_each" UNIQUE("email"),
	CONSTRAINT "invitations_token_hash" CHECK ("invitations"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "invitations_email_lower" CHECK ("invitations"."email" = lower("invitations"."email")),
	CONSTRAINT "invitations_email_length" CHECK (octet_length("invitations"."email") >= 3 and char_length("invitations"."email") <= 255),
	CONSTRAINT "invitations_role" CHECK ("invitations"."role" in ('staff', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"user_type" text NOT NULL,
	"contact_number" text,
	"identification_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_full_name_length" CHECK (octet_length("profiles"."full_name") >= 2 and char_length("profiles"."full_name") <= 100),
	CONSTRAINT "profiles_user_type" CHECK ("profiles"."user_type" in ('individual', 'business')),
	CONSTRAINT "profiles_contact_number_length" CHECK (char_length("profiles"."contact_number") <= 50),
	CONSTRAINT "profiles_identification_number_length" CHECK (char_length("profiles"."identification_number") <= 50)
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "recovery_codes_id_hash" CHECK ("recovery_codes"."id" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"last_wrong_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "second_factors_sealed_secret_length" CHECK (octet_length("second_factors"."sealed_secret") >= 1 and char_length("second_factors"."sealed_secret") <= 500)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idle_expires_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"awaits_second_factor" boolean DEFAULT false NOT NULL,
	"proved_at" timestamp with time zone,
	"user_agent" text,
	"network" text,
	CONSTRAINT "sessions_id_hash" CHECK ("sessions"."id" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "sessions_user_agent_length" CHECK (char_length("sessions"."user_agent") <= 500),
	CONSTRAINT "sessions_network_length" CHECK (char_length("sessions"."network") <= 50)
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_one_each" UNIQUE("user_id"),
	CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('staff', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"secured_at" timestamp with time zone,
	"first_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_email_length" CHECK (octet_length("users"."email") >= 3 and char_length("users"."email") <= 255)
);
--> statement-breakpoint
CREATE TABLE "verification_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid NOT NULL,
	"new_email" text,
	"registration" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "verification_tokens_id_hash" CHECK ("verification_tokens"."id" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "verification_tokens_purpose" CHECK ("verification_tokens"."purpose" in ('verify_email', 'reset_password', 'change_email', 'disown')),
	CONSTRAINT "verification_tokens_new_email" CHECK (("verification_tokens"."purpose" in ('change_email', 'disown')) = ("verification_tokens"."new_email" is not null)),
	CONSTRAINT "verification_tokens_new_email_lower" CHECK ("verification_tokens"."new_email" = lower("verification_tokens"."new_email")),
	CONSTRAINT "verification_tokens_new_email_length" CHECK (octet_length("verification_tokens"."new_email") >= 3 and char_length("verification_tokens"."new_email") <= 255)
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" uuid,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"subject" text,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', coalesce(subject, '') || ' ' || translate(entity || ' ' || action || ' ' || entity_id, '._-', '   '))
        || jsonb_to_tsvector('simple', changes, '["string"]')) STORED,
	CONSTRAINT "audit_entries_action_length" CHECK (octet_length("audit_entries"."action") >= 1 and char_length("audit_entries"."action") <= 100),
	CONSTRAINT "audit_entries_entity_length" CHECK (octet_length("audit_entries"."entity") >= 1 and char_length("audit_entries"."entity") <= 100),
	CONSTRAINT "audit_entries_entity_id_length" CHECK (octet_length("audit_entries"."entity_id") >= 1 and char_length("audit_entries"."entity_id") <= 100),
	CONSTRAINT "audit_entries_subject_length" CHECK (char_length("audit_entries"."subject") <= 300)
);
--> statement-breakpoint
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
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" text NOT NULL,
	"channel" text DEFAULT 'form' NOT NULL,
	"topic" text,
	"user_type" text NOT NULL,
	"entity_name" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"position" text,
	"phone" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"network_hash" text,
	"calculation" jsonb,
	"acknowledgement_id" text,
	"assignee_id" uuid,
	"member_id" uuid,
	"snoozed_until" timestamp with time zone,
	"waiting_since" timestamp with time zone DEFAULT now(),
	"tags" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(name || ' ' || coalesce(entity_name, '') || ' ' || email || ' ' || subject || ' ' || message, '@._-/', '     '))) STORED,
	CONSTRAINT "contact_messages_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "contact_messages_submission_key_length" CHECK (octet_length("contact_messages"."submission_key") >= 16 and char_length("contact_messages"."submission_key") <= 100),
	CONSTRAINT "contact_messages_channel" CHECK ("contact_messages"."channel" in ('form', 'mail')),
	CONSTRAINT "contact_messages_phone_by_channel" CHECK ("contact_messages"."channel" = 'mail' or "contact_messages"."phone" is not null),
	CONSTRAINT "contact_messages_topic_length" CHECK (octet_length("contact_messages"."topic") >= 1 and char_length("contact_messages"."topic") <= 200),
	CONSTRAINT "contact_messages_user_type" CHECK ("contact_messages"."user_type" in ('individual', 'company', 'estate', 'trust')),
	CONSTRAINT "contact_messages_entity_name_by_type" CHECK (("contact_messages"."user_type" = 'individual') = ("contact_messages"."entity_name" is null)),
	CONSTRAINT "contact_messages_position_by_type" CHECK (("contact_messages"."user_type" = 'company') = ("contact_messages"."position" is not null)),
	CONSTRAINT "contact_messages_entity_name_length" CHECK (octet_length("contact_messages"."entity_name") >= 1 and char_length("contact_messages"."entity_name") <= 200),
	CONSTRAINT "contact_messages_name_length" CHECK (octet_length("contact_messages"."name") >= 2 and char_length("contact_messages"."name") <= 100),
	CONSTRAINT "contact_messages_email_length" CHECK (octet_length("contact_messages"."email") >= 3 and char_length("contact_messages"."email") <= 255),
	CONSTRAINT "contact_messages_position_length" CHECK (octet_length("contact_messages"."position") >= 1 and char_length("contact_messages"."position") <= 100),
	CONSTRAINT "contact_messages_phone_form" CHECK ("contact_messages"."phone" ~ '^\+[1-9][0-9]{0,2} [0-9][0-9 ]{1,24}$'),
	CONSTRAINT "contact_messages_subject_length" CHECK (octet_length("contact_messages"."subject") >= case "contact_messages"."channel" when 'form' then 10 else 0 end
      and char_length("contact_messages"."subject") <= case "contact_messages"."channel" when 'form' then 200 else 300 end),
	CONSTRAINT "contact_messages_message_length" CHECK (octet_length("contact_messages"."message") >= case "contact_messages"."channel" when 'form' then 20 else 0 end
      and char_length("contact_messages"."message") <= case "contact_messages"."channel" when 'form' then 2000 else 100000 end),
	CONSTRAINT "contact_messages_state" CHECK ("contact_messages"."state" in ('new', 'in_progress', 'answered', 'spam')),
	CONSTRAINT "contact_messages_network_hash_length" CHECK (char_length("contact_messages"."network_hash") <= 100),
	CONSTRAINT "contact_messages_acknowledgement_id_length" CHECK (char_length("contact_messages"."acknowledgement_id") <= 300)
);
--> statement-breakpoint
CREATE TABLE "message_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"mail_id" text,
	"sender" text,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(body, '@._-/', '     '))) STORED,
	CONSTRAINT "message_entries_kind" CHECK ("message_entries"."kind" in ('note', 'reply', 'received')),
	CONSTRAINT "message_entries_mail_id_by_kind" CHECK (case "message_entries"."kind" when 'reply' then "message_entries"."mail_id" is not null when 'note' then "message_entries"."mail_id" is null else true end),
	CONSTRAINT "message_entries_sender_by_kind" CHECK (("message_entries"."kind" = 'received') = ("message_entries"."sender" is not null)),
	CONSTRAINT "message_entries_body_length" CHECK (char_length("message_entries"."body") <= case "message_entries"."kind" when 'received' then 100000 else 10000 end
        and ("message_entries"."kind" = 'received' or octet_length("message_entries"."body") >= 1)),
	CONSTRAINT "message_entries_sender_length" CHECK (char_length("message_entries"."sender") <= 400),
	CONSTRAINT "message_entries_mail_id_length" CHECK (char_length("message_entries"."mail_id") <= 300)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"engagement_id" uuid NOT NULL,
	"item_id" uuid,
	"message_id" uuid,
	"direction" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"scan_state" text DEFAULT 'waiting' NOT NULL,
	"scan_finding" text,
	"has_thumbnail" boolean DEFAULT false NOT NULL,
	"uploaded_by" uuid,
	"opened_at" timestamp with time zone,
	"replaced_by_id" uuid,
	"merged_into_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_once" UNIQUE NULLS NOT DISTINCT("engagement_id","direction","item_id","sha256"),
	CONSTRAINT "documents_direction" CHECK ("documents"."direction" in ('from_client', 'to_client')),
	CONSTRAINT "documents_scan_state" CHECK ("documents"."scan_state" in ('waiting', 'clean', 'infected', 'missing')),
	CONSTRAINT "documents_scan_finding_length" CHECK (char_length("documents"."scan_finding") <= 200),
	CONSTRAINT "documents_name_length" CHECK (octet_length("documents"."name") >= 1 and char_length("documents"."name") <= 200),
	CONSTRAINT "documents_type_length" CHECK (octet_length("documents"."type") >= 3 and char_length("documents"."type") <= 200),
	CONSTRAINT "documents_sha256_form" CHECK ("documents"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "documents_size" CHECK ("documents"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"owner_id" uuid NOT NULL,
	"path" text NOT NULL,
	"sealed" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_owner_id_path_pk" PRIMARY KEY("owner_id","path"),
	CONSTRAINT "drafts_path_length" CHECK (octet_length("drafts"."path") >= 1 and char_length("drafts"."path") <= 300),
	CONSTRAINT "drafts_sealed_length" CHECK (octet_length("drafts"."sealed") >= 1 and char_length("drafts"."sealed") <= 200000)
);
--> statement-breakpoint
CREATE TABLE "engagement_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"engagement_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"is_ours" boolean NOT NULL,
	"text" text NOT NULL,
	"is_for_client" boolean NOT NULL,
	CONSTRAINT "engagement_events_kind" CHECK ("engagement_events"."kind" in ('state', 'item', 'document', 'proposal', 'assignee', 'note')),
	CONSTRAINT "engagement_events_text_length" CHECK (octet_length("engagement_events"."text") >= 1 and char_length("engagement_events"."text") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "engagement_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"engagement_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "engagement_links_token_hash_form" CHECK ("engagement_links"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "engagement_links_email_lower" CHECK ("engagement_links"."email" = lower("engagement_links"."email")),
	CONSTRAINT "engagement_links_email_length" CHECK (octet_length("engagement_links"."email") >= 3 and char_length("engagement_links"."email") <= 255)
);
--> statement-breakpoint
CREATE TABLE "engagement_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"engagement_id" uuid NOT NULL,
	"is_ours" boolean NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"submission_key" text NOT NULL,
	CONSTRAINT "engagement_messages_once" UNIQUE("submission_key"),
	CONSTRAINT "engagement_messages_text_length" CHECK (octet_length("engagement_messages"."text") >= 1 and char_length("engagement_messages"."text") <= 20000),
	CONSTRAINT "engagement_messages_author_name_length" CHECK (octet_length("engagement_messages"."author_name") >= 1 and char_length("engagement_messages"."author_name") <= 255),
	CONSTRAINT "engagement_messages_submission_key_length" CHECK (octet_length("engagement_messages"."submission_key") >= 16 and char_length("engagement_messages"."submission_key") <= 100)
);
--> statement-breakpoint
CREATE TABLE "engagements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"taxpayer_id" uuid NOT NULL,
	"type" text NOT NULL,
	"period" text NOT NULL,
	"state" text NOT NULL,
	"assignee_id" uuid,
	"due_on" date,
	"price" integer,
	"answers" jsonb,
	"asked_on" date,
	"reminders" integer DEFAULT 0 NOT NULL,
	"reminders_paused" boolean DEFAULT false NOT NULL,
	"reference" text,
	"submitted_on" date,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "engagements_state" CHECK ("engagements"."state" in ('proposed', 'accepted', 'collecting', 'in_progress', 'waiting_for_client', 'with_sars', 'done', 'declined', 'expired')),
	CONSTRAINT "engagements_type_length" CHECK (octet_length("engagements"."type") >= 1 and char_length("engagements"."type") <= 60),
	CONSTRAINT "engagements_period_form" CHECK ("engagements"."period" ~ '^([0-9]{4}(-[0-9]{1,2})?|once)$'),
	CONSTRAINT "engagements_price" CHECK ("engagements"."price" >= 0),
	CONSTRAINT "engagements_reference_length" CHECK (octet_length("engagements"."reference") >= 1 and char_length("engagements"."reference") <= 100),
	CONSTRAINT "engagements_note_length" CHECK (octet_length("engagements"."note") >= 1 and char_length("engagements"."note") <= 10000)
);
--> statement-breakpoint
CREATE TABLE "link_codes" (
	"engagement_id" uuid NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_codes_engagement_id_email_pk" PRIMARY KEY("engagement_id","email"),
	CONSTRAINT "link_codes_code_hash_length" CHECK (octet_length("link_codes"."code_hash") >= 16 and char_length("link_codes"."code_hash") <= 100)
);
--> statement-breakpoint
CREATE TABLE "link_drafts" (
	"engagement_id" uuid NOT NULL,
	"email" text NOT NULL,
	"sealed" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_drafts_engagement_id_email_pk" PRIMARY KEY("engagement_id","email"),
	CONSTRAINT "link_drafts_sealed_length" CHECK (octet_length("link_drafts"."sealed") >= 1 and char_length("link_drafts"."sealed") <= 200000)
);
--> statement-breakpoint
CREATE TABLE "request_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"engagement_id" uuid NOT NULL,
	"item" text,
	"position" integer NOT NULL,
	"what" text NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"is_optional" boolean DEFAULT false NOT NULL,
	"came_last" text,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "request_items_once" UNIQUE("engagement_id","item"),
	CONSTRAINT "request_items_state" CHECK ("request_items"."state" in ('open', 'answered', 'returned', 'accepted', 'not_mine')),
	CONSTRAINT "request_items_what_length" CHECK (octet_length("request_items"."what") >= 2 and char_length("request_items"."what") <= 300),
	CONSTRAINT "request_items_why_length" CHECK (char_length("request_items"."why") <= 1000),
	CONSTRAINT "request_items_place_length" CHECK (char_length("request_items"."place") <= 1000),
	CONSTRAINT "request_items_came_last_length" CHECK (octet_length("request_items"."came_last") >= 1 and char_length("request_items"."came_last") <= 1000),
	CONSTRAINT "request_items_answer_length" CHECK (octet_length("request_items"."answer") >= 1 and char_length("request_items"."answer") <= 5000),
	CONSTRAINT "request_items_reason_length" CHECK (octet_length("request_items"."reason") >= 2 and char_length("request_items"."reason") <= 1000),
	CONSTRAINT "request_items_returned" CHECK ("request_items"."state" <> 'returned' or "request_items"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "saved_filters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_filters_once" UNIQUE("owner_id","page","name"),
	CONSTRAINT "saved_filters_page_length" CHECK (octet_length("saved_filters"."page") >= 1 and char_length("saved_filters"."page") <= 100),
	CONSTRAINT "saved_filters_name_length" CHECK (octet_length("saved_filters"."name") >= 1 and char_length("saved_filters"."name") <= 60),
	CONSTRAINT "saved_filters_query_length" CHECK (octet_length("saved_filters"."query") >= 1 and char_length("saved_filters"."query") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start"),
	CONSTRAINT "rate_limits_key_length" CHECK (octet_length("rate_limits"."key") >= 1 and char_length("rate_limits"."key") <= 200),
	CONSTRAINT "rate_limits_count_positive" CHECK ("rate_limits"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"logo_url" text,
	"logo_alt" text,
	"website_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "clients_name_length" CHECK (octet_length("clients"."name") >= 1 and char_length("clients"."name") <= 200),
	CONSTRAINT "clients_description_length" CHECK (char_length("clients"."description") <= 1000),
	CONSTRAINT "clients_logo_url_length" CHECK (char_length("clients"."logo_url") <= 500),
	CONSTRAINT "clients_logo_alt_length" CHECK (octet_length("clients"."logo_alt") >= 1 and char_length("clients"."logo_alt") <= 200),
	CONSTRAINT "clients_website_url_length" CHECK (char_length("clients"."website_url") <= 500),
	CONSTRAINT "clients_website_url_scheme" CHECK ("clients"."website_url" ~* '^https?://')
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"logo_url" text,
	"logo_alt" text,
	"website_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"category" text NOT NULL,
	CONSTRAINT "partners_name_length" CHECK (octet_length("partners"."name") >= 1 and char_length("partners"."name") <= 200),
	CONSTRAINT "partners_description_length" CHECK (char_length("partners"."description") <= 1000),
	CONSTRAINT "partners_logo_url_length" CHECK (char_length("partners"."logo_url") <= 500),
	CONSTRAINT "partners_logo_alt_length" CHECK (octet_length("partners"."logo_alt") >= 1 and char_length("partners"."logo_alt") <= 200),
	CONSTRAINT "partners_website_url_length" CHECK (char_length("partners"."website_url") <= 500),
	CONSTRAINT "partners_website_url_scheme" CHECK ("partners"."website_url" ~* '^https?://'),
	CONSTRAINT "partners_category" CHECK ("partners"."category" in ('financial', 'payment', 'business'))
);
--> statement-breakpoint
CREATE TABLE "professional_bodies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"logo_url" text,
	"logo_alt" text,
	"website_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "professional_bodies_name_length" CHECK (octet_length("professional_bodies"."name") >= 1 and char_length("professional_bodies"."name") <= 200),
	CONSTRAINT "professional_bodies_description_length" CHECK (char_length("professional_bodies"."description") <= 1000),
	CONSTRAINT "professional_bodies_logo_url_length" CHECK (char_length("professional_bodies"."logo_url") <= 500),
	CONSTRAINT "professional_bodies_logo_alt_length" CHECK (octet_length("professional_bodies"."logo_alt") >= 1 and char_length("professional_bodies"."logo_alt") <= 200),
	CONSTRAINT "professional_bodies_website_url_length" CHECK (char_length("professional_bodies"."website_url") <= 500),
	CONSTRAINT "professional_bodies_website_url_scheme" CHECK ("professional_bodies"."website_url" ~* '^https?://')
);
--> statement-breakpoint
CREATE TABLE "software_accreditations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"logo_url" text,
	"logo_alt" text,
	"website_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "software_accreditations_name_length" CHECK (octet_length("software_accreditations"."name") >= 1 and char_length("software_accreditations"."name") <= 200),
	CONSTRAINT "software_accreditations_description_length" CHECK (char_length("software_accreditations"."description") <= 1000),
	CONSTRAINT "software_accreditations_logo_url_length" CHECK (char_length("software_accreditations"."logo_url") <= 500),
	CONSTRAINT "software_accreditations_logo_alt_length" CHECK (octet_length("software_accreditations"."logo_alt") >= 1 and char_length("software_accreditations"."logo_alt") <= 200),
	CONSTRAINT "software_accreditations_website_url_length" CHECK (char_length("software_accreditations"."website_url") <= 500),
	CONSTRAINT "software_accreditations_website_url_scheme" CHECK ("software_accreditations"."website_url" ~* '^https?://')
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_id_hash" CHECK ("passkey_challenges"."id" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "passkey_challenges_purpose" CHECK ("passkey_challenges"."purpose" in ('add', 'sign-in', 'second-factor')),
	CONSTRAINT "passkey_challenges_user_by_purpose" CHECK (("passkey_challenges"."purpose" = 'sign-in') = ("passkey_challenges"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_id_length" CHECK (octet_length("passkeys"."id") >= 1 and char_length("passkeys"."id") <= 1400),
	CONSTRAINT "passkeys_name_length" CHECK (octet_length("passkeys"."name") >= 1 and char_length("passkeys"."name") <= 60),
	CONSTRAINT "passkeys_public_key_length" CHECK (octet_length("passkeys"."public_key") >= 1 and char_length("passkeys"."public_key") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"proposal_id" uuid NOT NULL,
	"engagement_id" uuid NOT NULL,
	"template" text NOT NULL,
	"template_version" integer NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"words" text NOT NULL,
	"sha256" text NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "letters_one_each" UNIQUE("proposal_id","engagement_id"),
	CONSTRAINT "letters_sha256_form" CHECK ("letters"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "letters_title_length" CHECK (octet_length("letters"."title") >= 1 and char_length("letters"."title") <= 300),
	CONSTRAINT "letters_words_length" CHECK (octet_length("letters"."words") >= 100 and char_length("letters"."words") <= 100000)
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"taxpayer_id" uuid NOT NULL,
	"receipt_key" text NOT NULL,
	"plan" text,
	"sent_by" uuid,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"expired_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"accepted_name" text,
	"accepted_email" text,
	"declined_at" timestamp with time zone,
	"declined_reason" text,
	CONSTRAINT "proposals_one_receipt" UNIQUE("receipt_key"),
	CONSTRAINT "proposals_receipt_key_form" CHECK ("proposals"."receipt_key" ~ '^[A-Za-z0-9_-]{20,64}$'),
	CONSTRAINT "proposals_one_end" CHECK (num_nonnulls("proposals"."accepted_at", "proposals"."declined_at", "proposals"."expired_at") <= 1),
	CONSTRAINT "proposals_accepted" CHECK (("proposals"."accepted_at" is null) = ("proposals"."accepted_name" is null) and ("proposals"."accepted_at" is null) = ("proposals"."accepted_email" is null)),
	CONSTRAINT "proposals_plan_length" CHECK (octet_length("proposals"."plan") >= 1 and char_length("proposals"."plan") <= 60),
	CONSTRAINT "proposals_accepted_name_length" CHECK (octet_length("proposals"."accepted_name") >= 2 and char_length("proposals"."accepted_name") <= 100),
	CONSTRAINT "proposals_accepted_email_length" CHECK (octet_length("proposals"."accepted_email") >= 3 and char_length("proposals"."accepted_email") <= 255),
	CONSTRAINT "proposals_declined_reason_length" CHECK (octet_length("proposals"."declined_reason") >= 1 and char_length("proposals"."declined_reason") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "mailbox_positions" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"validity" bigint NOT NULL,
	"uid" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "received_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mail_hash" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"scan_state" text DEFAULT 'waiting' NOT NULL,
	"scan_finding" text,
	CONSTRAINT "received_files_once" UNIQUE("mail_hash","position"),
	CONSTRAINT "received_files_scan_state" CHECK ("received_files"."scan_state" in ('waiting', 'clean', 'infected', 'missing')),
	CONSTRAINT "received_files_scan_finding_length" CHECK (char_length("received_files"."scan_finding") <= 200),
	CONSTRAINT "received_files_name_length" CHECK (octet_length("received_files"."name") >= 1 and char_length("received_files"."name") <= 200),
	CONSTRAINT "received_files_type_length" CHECK (char_length("received_files"."type") <= 200)
);
--> statement-breakpoint
CREATE TABLE "received_mails" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text,
	"message_id" uuid,
	"entry_id" uuid,
	"size" integer NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "received_mails_hash_form" CHECK ("received_mails"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "received_mails_kind" CHECK ("received_mails"."kind" in ('personal', 'automatic', 'returned', 'own', 'unreadable'))
);
--> statement-breakpoint
CREATE TABLE "reply_drafts" (
	"message_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_drafts_message_id_author_id_pk" PRIMARY KEY("message_id","author_id"),
	CONSTRAINT "reply_drafts_body_length" CHECK (octet_length("reply_drafts"."body") >= 1 and char_length("reply_drafts"."body") <= 10000)
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"text" text NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_templates_id_length" CHECK (octet_length("reply_templates"."id") >= 1 and char_length("reply_templates"."id") <= 40),
	CONSTRAINT "reply_templates_label_length" CHECK (octet_length("reply_templates"."label") >= 1 and char_length("reply_templates"."label") <= 60),
	CONSTRAINT "reply_templates_text_length" CHECK (octet_length("reply_templates"."text") >= 1 and char_length("reply_templates"."text") <= 10000)
);
--> statement-breakpoint
CREATE TABLE "sent_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"entry_id" uuid,
	"author_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sent_files_name_length" CHECK (octet_length("sent_files"."name") >= 1 and char_length("sent_files"."name") <= 200),
	CONSTRAINT "sent_files_type_length" CHECK (octet_length("sent_files"."type") >= 3 and char_length("sent_files"."type") <= 200)
);
--> statement-breakpoint
CREATE TABLE "last_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "last_runs_name_length" CHECK (octet_length("last_runs"."name") >= 1 and char_length("last_runs"."name") <= 100)
);
--> statement-breakpoint
CREATE TABLE "saved_calculations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_calculations_title_length" CHECK (octet_length("saved_calculations"."title") >= 1 and char_length("saved_calculations"."title") <= 200)
);
--> statement-breakpoint
CREATE TABLE "client_mail_days" (
	"recipient" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "client_mail_days_recipient_day_pk" PRIMARY KEY("recipient","day"),
	CONSTRAINT "client_mail_days_recipient_length" CHECK (char_length("client_mail_days"."recipient") <= 100)
);
--> statement-breakpoint
CREATE TABLE "due_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"wants_mails" boolean DEFAULT true NOT NULL,
	"feed_hash" text,
	CONSTRAINT "due_settings_one_feed" UNIQUE("feed_hash"),
	CONSTRAINT "due_settings_feed_hash_form" CHECK ("due_settings"."feed_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "taxpayer_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"taxpayer_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "taxpayer_invitations_one_token" UNIQUE("token_hash"),
	CONSTRAINT "taxpayer_invitations_token_hash" CHECK ("taxpayer_invitations"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "taxpayer_invitations_email_lower" CHECK ("taxpayer_invitations"."email" = lower("taxpayer_invitations"."email")),
	CONSTRAINT "taxpayer_invitations_email_length" CHECK (octet_length("taxpayer_invitations"."email") >= 3 and char_length("taxpayer_invitations"."email") <= 255),
	CONSTRAINT "taxpayer_invitations_role" CHECK ("taxpayer_invitations"."role" in ('owner', 'contributor'))
);
--> statement-breakpoint
CREATE TABLE "taxpayer_members" (
	"taxpayer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "taxpayer_members_taxpayer_id_user_id_pk" PRIMARY KEY("taxpayer_id","user_id"),
	CONSTRAINT "taxpayer_members_role" CHECK ("taxpayer_members"."role" in ('owner', 'contributor'))
);
--> statement-breakpoint
CREATE TABLE "taxpayers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"tax_number" text,
	"registration_number" text,
	"year_end" integer DEFAULT 2 NOT NULL,
	"registered_on" date,
	"vat_category" text,
	"assignee_id" uuid,
	"note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "taxpayers_kind" CHECK ("taxpayers"."kind" in ('individual', 'company', 'trust', 'estate')),
	CONSTRAINT "taxpayers_name_length" CHECK (octet_length("taxpayers"."name") >= 2 and char_length("taxpayers"."name") <= 200),
	CONSTRAINT "taxpayers_email_lower" CHECK ("taxpayers"."email" = lower("taxpayers"."email")),
	CONSTRAINT "taxpayers_email_length" CHECK (octet_length("taxpayers"."email") >= 3 and char_length("taxpayers"."email") <= 255),
	CONSTRAINT "taxpayers_tax_number_form" CHECK ("taxpayers"."tax_number" ~ '^[0-9]{10}$'),
	CONSTRAINT "taxpayers_registration_number_length" CHECK (octet_length("taxpayers"."registration_number") >= 1 and char_length("taxpayers"."registration_number") <= 50),
	CONSTRAINT "taxpayers_year_end" CHECK ("taxpayers"."year_end" between 1 and 12),
	CONSTRAINT "taxpayers_vat_category" CHECK ("taxpayers"."vat_category" in ('A', 'B', 'C', 'D', 'E')),
	CONSTRAINT "taxpayers_note_length" CHECK (octet_length("taxpayers"."note") >= 1 and char_length("taxpayers"."note") <= 10000)
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_tokens" ADD CONSTRAINT "verification_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_links" ADD CONSTRAINT "booking_links_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_colleague_id_users_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diaries" ADD CONSTRAINT "diaries_colleague_id_users_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_off" ADD CONSTRAINT "time_off_colleague_id_users_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_entries" ADD CONSTRAINT "message_entries_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_item_id_request_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."request_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_message_id_engagement_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."engagement_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_replaced_by_id_documents_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_merged_into_id_documents_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_events" ADD CONSTRAINT "engagement_events_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_links" ADD CONSTRAINT "engagement_links_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_messages" ADD CONSTRAINT "engagement_messages_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_taxpayer_id_taxpayers_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_codes" ADD CONSTRAINT "link_codes_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_drafts" ADD CONSTRAINT "link_drafts_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_items" ADD CONSTRAINT "request_items_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_taxpayer_id_taxpayers_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_files" ADD CONSTRAINT "received_files_mail_hash_received_mails_hash_fk" FOREIGN KEY ("mail_hash") REFERENCES "public"."received_mails"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_entry_id_message_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."message_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_drafts" ADD CONSTRAINT "reply_drafts_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_drafts" ADD CONSTRAINT "reply_drafts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_files" ADD CONSTRAINT "sent_files_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_files" ADD CONSTRAINT "sent_files_entry_id_message_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."message_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_calculations" ADD CONSTRAINT "saved_calculations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_settings" ADD CONSTRAINT "due_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayer_invitations" ADD CONSTRAINT "taxpayer_invitations_taxpayer_id_taxpayers_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayer_members" ADD CONSTRAINT "taxpayer_members_taxpayer_id_taxpayers_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayer_members" ADD CONSTRAINT "taxpayer_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayers" ADD CONSTRAINT "taxpayers_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_by_expiry" ON "invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "profiles_by_part_of_name" ON "profiles" USING gin ("full_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "recovery_codes_of_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id","last_used_at");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_by_part_of_email" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "verification_tokens_of_user" ON "verification_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "verification_tokens_by_expiry" ON "verification_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_entity" ON "audit_entries" USING btree ("entity","entity_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_of_actor" ON "audit_entries" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_by_words" ON "audit_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "booking_links_of_booking" ON "booking_links" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "bookings_by_start" ON "bookings" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "bookings_of_colleague" ON "bookings" USING btree ("colleague_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_by_heading" ON "bookings" USING gin ((name || ' ' || email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_by_address" ON "bookings" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "bookings_of_member" ON "bookings" USING btree ("member_id") WHERE "bookings"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "time_off_of_colleague" ON "time_off" USING btree ("colleague_id","ends_at");--> statement-breakpoint
CREATE INDEX "contact_messages_by_time" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_state" ON "contact_messages" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_of_assignee" ON "contact_messages" USING btree ("assignee_id","created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_words" ON "contact_messages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "contact_messages_by_heading" ON "contact_messages" USING gin ((name || ' ' || coalesce(entity_name, '') || ' ' || email || ' ' || subject) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_by_acknowledgement" ON "contact_messages" USING btree ("acknowledgement_id");--> statement-breakpoint
CREATE INDEX "contact_messages_of_member" ON "contact_messages" USING btree ("member_id") WHERE "contact_messages"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_by_address" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("waiting_since","id","state","snoozed_until","assignee_id") WHERE state in ('new', 'in_progress');--> statement-breakpoint
CREATE INDEX "contact_messages_by_name" ON "contact_messages" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_tag" ON "contact_messages" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "contact_messages_tags_in_use" ON "contact_messages" USING btree ("tags") WHERE "contact_messages"."tags" <> '{}';--> statement-breakpoint
CREATE INDEX "message_entries_of_message" ON "message_entries" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "message_entries_by_mail_id" ON "message_entries" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "message_entries_by_words" ON "message_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "documents_of_item" ON "documents" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "documents_of_message" ON "documents" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "documents_to_scan" ON "documents" USING btree ("id") WHERE "documents"."scan_state" = 'waiting';--> statement-breakpoint
CREATE INDEX "drafts_by_time" ON "drafts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "engagement_events_of_engagement" ON "engagement_events" USING btree ("engagement_id","at","id");--> statement-breakpoint
CREATE INDEX "engagement_links_of_engagement" ON "engagement_links" USING btree ("engagement_id");--> statement-breakpoint
CREATE INDEX "engagement_links_by_expiry" ON "engagement_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "engagement_messages_of_engagement" ON "engagement_messages" USING btree ("engagement_id","at","id");--> statement-breakpoint
CREATE INDEX "engagement_messages_unread" ON "engagement_messages" USING btree ("engagement_id","is_ours") WHERE "engagement_messages"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "engagements_one_each" ON "engagements" USING btree ("taxpayer_id","type","period") WHERE "engagements"."state" not in ('declined', 'expired') and "engagements"."period" <> 'once';--> statement-breakpoint
CREATE INDEX "engagements_by_state" ON "engagements" USING btree ("state","due_on","id");--> statement-breakpoint
CREATE INDEX "engagements_by_due" ON "engagements" USING btree ("due_on","id");--> statement-breakpoint
CREATE INDEX "engagements_of_taxpayer" ON "engagements" USING btree ("taxpayer_id");--> statement-breakpoint
CREATE INDEX "engagements_of_assignee" ON "engagements" USING btree ("assignee_id","state","due_on");--> statement-breakpoint
CREATE INDEX "link_codes_by_expiry" ON "link_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "link_drafts_by_time" ON "link_drafts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "request_items_to_look_at" ON "request_items" USING btree ("engagement_id") WHERE "request_items"."state" = 'answered';--> statement-breakpoint
CREATE INDEX "rate_limits_by_window" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX "clients_in_order" ON "clients" USING btree ("display_order","name") WHERE "clients"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "partners_in_order" ON "partners" USING btree ("display_order","name") WHERE "partners"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "professional_bodies_in_order" ON "professional_bodies" USING btree ("display_order","name") WHERE "professional_bodies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "software_accreditations_in_order" ON "software_accreditations" USING btree ("display_order","name") WHERE "software_accreditations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "passkey_challenges_by_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_of_user" ON "passkeys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "letters_of_engagement" ON "letters" USING btree ("engagement_id");--> statement-breakpoint
CREATE INDEX "proposals_of_taxpayer" ON "proposals" USING btree ("taxpayer_id");--> statement-breakpoint
CREATE INDEX "proposals_open" ON "proposals" USING btree ("expires_at") WHERE num_nonnulls(accepted_at, declined_at, expired_at) = 0;--> statement-breakpoint
CREATE INDEX "received_files_to_scan" ON "received_files" USING btree ("id") WHERE "received_files"."scan_state" = 'waiting';--> statement-breakpoint
CREATE INDEX "received_mails_of_message" ON "received_mails" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "received_mails_by_time" ON "received_mails" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "reply_drafts_of_author" ON "reply_drafts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "sent_files_of_message" ON "sent_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "sent_files_of_entry" ON "sent_files" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "saved_calculations_of_owner" ON "saved_calculations" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "taxpayer_invitations_of_taxpayer" ON "taxpayer_invitations" USING btree ("taxpayer_id");--> statement-breakpoint
CREATE INDEX "taxpayer_invitations_by_expiry" ON "taxpayer_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "taxpayer_members_of_user" ON "taxpayer_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "taxpayers_of_assignee" ON "taxpayers" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "taxpayers_by_email" ON "taxpayers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "taxpayers_by_part_of_name" ON "taxpayers" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_one_at_a_time" EXCLUDE USING gist ("colleague_id" WITH =, tstzrange("starts_at", "held_until") WITH &&) WHERE (state = 'booked');
