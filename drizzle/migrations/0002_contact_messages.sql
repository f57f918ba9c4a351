CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"submission_key" text NOT NULL,
	"user_type" text NOT NULL,
	"entity_name" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"position" text,
	"phone" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"network_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "contact_messages_submission_key_length" CHECK (octet_length("contact_messages"."submission_key") >= 16 and char_length("contact_messages"."submission_key") <= 100),
	CONSTRAINT "contact_messages_user_type" CHECK ("contact_messages"."user_type" in ('individual', 'company', 'estate', 'trust')),
	CONSTRAINT "contact_messages_entity_name_by_type" CHECK (("contact_messages"."user_type" = 'individual') = ("contact_messages"."entity_name" is null)),
	CONSTRAINT "contact_messages_position_by_type" CHECK (("contact_messages"."user_type" = 'company') = ("contact_messages"."position" is not null)),
	CONSTRAINT "contact_messages_entity_name_length" CHECK (octet_length("contact_messages"."entity_name") >= 1 and char_length("contact_messages"."entity_name") <= 200),
	CONSTRAINT "contact_messages_name_length" CHECK (octet_length("contact_messages"."name") >= 2 and char_length("contact_messages"."name") <= 100),
	CONSTRAINT "contact_messages_email_length" CHECK (octet_length("contact_messages"."email") >= 3 and char_length("contact_messages"."email") <= 255),
	CONSTRAINT "contact_messages_position_length" CHECK (octet_length("contact_messages"."position") >= 1 and char_length("contact_messages"."position") <= 100),
	CONSTRAINT "contact_messages_phone_form" CHECK ("contact_messages"."phone" ~ '^\+[1-9][0-9]{0,2} [0-9][0-9 ]{1,24}$'),
	CONSTRAINT "contact_messages_subject_length" CHECK (octet_length("contact_messages"."subject") >= 10 and char_length("contact_messages"."subject") <= 200),
	CONSTRAINT "contact_messages_message_length" CHECK (octet_length("contact_messages"."message") >= 20 and char_length("contact_messages"."message") <= 2000),
	CONSTRAINT "contact_messages_state" CHECK ("contact_messages"."state" in ('new', 'in_progress', 'answered', 'spam')),
	CONSTRAINT "contact_messages_network_hash_length" CHECK (char_length("contact_messages"."network_hash") <= 100)
);
--> statement-breakpoint
CREATE INDEX "contact_messages_by_time" ON "contact_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_by_state" ON "contact_messages" USING btree ("state","created_at","id");