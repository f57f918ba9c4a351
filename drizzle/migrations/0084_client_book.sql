CREATE TABLE "bank_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"taxpayer_id" uuid NOT NULL,
	"holder" text NOT NULL,
	"bank" text NOT NULL,
	"branch_code" text,
	"account_number" text NOT NULL,
	"confirmed_by" text NOT NULL,
	"confirmed_on" date,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replaced_id" uuid,
	"removed_at" timestamp with time zone,
	CONSTRAINT "bank_accounts_holder_length" CHECK (octet_length("bank_accounts"."holder") >= 2 and char_length("bank_accounts"."holder") <= 200),
	CONSTRAINT "bank_accounts_bank_length" CHECK (octet_length("bank_accounts"."bank") >= 2 and char_length("bank_accounts"."bank") <= 60),
	CONSTRAINT "bank_accounts_branch_form" CHECK ("bank_accounts"."branch_code" ~ '^[0-9]{6}$'),
	CONSTRAINT "bank_accounts_number_form" CHECK ("bank_accounts"."account_number" ~ '^[0-9]{5,20}$'),
	CONSTRAINT "bank_accounts_confirmed_by" CHECK ("bank_accounts"."confirmed_by" in ('call', 'person', 'verified', 'letter', 'open'))
);
--> statement-breakpoint
CREATE TABLE "client_fields" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "client_fields_name_length" CHECK (octet_length("client_fields"."name") >= 1 and char_length("client_fields"."name") <= 40),
	CONSTRAINT "client_fields_kind" CHECK ("client_fields"."kind" in ('text', 'number', 'date', 'choice')),
	CONSTRAINT "client_fields_choices" CHECK (("client_fields"."kind" = 'choice') = (jsonb_array_length("client_fields"."choices") > 0))
);
--> statement-breakpoint
CREATE TABLE "fica_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"taxpayer_id" uuid NOT NULL,
	"identified_on" date,
	"document" text,
	"document_note" text,
	"document_expires_on" date,
	"identified_by" uuid,
	"owners_confirmed_on" date,
	"owners" jsonb,
	"owners_confirmed_by" uuid,
	"risk" text,
	"risk_reasons" text,
	"next_review_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fica_records_one_each" UNIQUE("taxpayer_id"),
	CONSTRAINT "fica_records_document" CHECK ("fica_records"."document" in ('id-document', 'passport', 'registration-papers', 'trust-deed', 'letters-of-executorship', 'another-reliable-source')),
	CONSTRAINT "fica_records_risk" CHECK ("fica_records"."risk" in ('low', 'standard', 'high')),
	CONSTRAINT "fica_records_identified" CHECK (("fica_records"."identified_on" is null) = ("fica_records"."document" is null)),
	CONSTRAINT "fica_records_owners" CHECK (("fica_records"."owners_confirmed_on" is null) = ("fica_records"."owners" is null)),
	CONSTRAINT "fica_records_reasons" CHECK (("fica_records"."risk" is null) = ("fica_records"."risk_reasons" is null)),
	CONSTRAINT "fica_records_document_note_length" CHECK (char_length("fica_records"."document_note") <= 500),
	CONSTRAINT "fica_records_reasons_length" CHECK (char_length("fica_records"."risk_reasons") <= 500)
);
--> statement-breakpoint
ALTER TABLE "taxpayers" ADD COLUMN "own" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "taxpayers" ADD COLUMN "is_prospect" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "taxpayers" ADD COLUMN "status" text GENERATED ALWAYS AS (case when archived_at is not null then 'former' when is_prospect then 'prospect' else 'active' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "taxpayers" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_taxpayer_id_taxpayers_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fica_records" ADD CONSTRAINT "fica_records_taxpayer_id_taxpayers_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_accounts_of_taxpayer" ON "bank_accounts" USING btree ("taxpayer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "client_fields_one_name" ON "client_fields" USING btree (lower("name")) WHERE "client_fields"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "fica_records_by_review" ON "fica_records" USING btree ("next_review_on");--> statement-breakpoint
ALTER TABLE "taxpayers" ADD CONSTRAINT "taxpayers_language" CHECK ("taxpayers"."language" in ('en', 'af', 'zu', 'xh', 'nso', 'tn', 'st', 'ts', 'ss', 've', 'nr'));--> statement-breakpoint
-- Kept filters of the list named the former clients otherwise.
UPDATE "saved_filters" SET "query" = replace("query", 'archived=yes', 'status=former') WHERE "page" = '/admin/taxpayers' AND "query" LIKE '%archived=yes%';
