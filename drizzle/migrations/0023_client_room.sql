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
ALTER TABLE "documents" ADD CONSTRAINT "documents_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_item_id_request_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."request_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_message_id_engagement_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."engagement_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_replaced_by_id_documents_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_merged_into_id_documents_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_events" ADD CONSTRAINT "engagement_events_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_links" ADD CONSTRAINT "engagement_links_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_messages" ADD CONSTRAINT "engagement_messages_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_taxpayer_id_taxpayers_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_codes" ADD CONSTRAINT "link_codes_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_items" ADD CONSTRAINT "request_items_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_taxpayer_id_taxpayers_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_settings" ADD CONSTRAINT "due_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayer_invitations" ADD CONSTRAINT "taxpayer_invitations_taxpayer_id_taxpayers_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayer_members" ADD CONSTRAINT "taxpayer_members_taxpayer_id_taxpayers_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayer_members" ADD CONSTRAINT "taxpayer_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayers" ADD CONSTRAINT "taxpayers_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_of_item" ON "documents" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "documents_of_message" ON "documents" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "documents_to_scan" ON "documents" USING btree ("id") WHERE "documents"."scan_state" = 'waiting';--> statement-breakpoint
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
CREATE INDEX "letters_of_engagement" ON "letters" USING btree ("engagement_id");--> statement-breakpoint
CREATE INDEX "proposals_of_taxpayer" ON "proposals" USING btree ("taxpayer_id");--> statement-breakpoint
CREATE INDEX "proposals_open" ON "proposals" USING btree ("expires_at") WHERE num_nonnulls(accepted_at, declined_at, expired_at) = 0;--> statement-breakpoint
CREATE INDEX "taxpayer_invitations_of_taxpayer" ON "taxpayer_invitations" USING btree ("taxpayer_id");--> statement-breakpoint
CREATE INDEX "taxpayer_invitations_by_expiry" ON "taxpayer_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "taxpayer_members_of_user" ON "taxpayer_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "taxpayers_of_assignee" ON "taxpayers" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "taxpayers_by_email" ON "taxpayers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "taxpayers_by_part_of_name" ON "taxpayers" USING gin ("name" gin_trgm_ops);