CREATE TABLE "seals" (
	"sha256" text PRIMARY KEY NOT NULL,
	"signatures" integer NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seals_sha256_form" CHECK ("seals"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "seals_signatures" CHECK ("seals"."signatures" > 0)
);
--> statement-breakpoint
CREATE TABLE "signing_certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"certificate" text NOT NULL,
	"key" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signing_certificates_certificate_length" CHECK (octet_length("signing_certificates"."certificate") >= 100 and char_length("signing_certificates"."certificate") <= 20000),
	CONSTRAINT "signing_certificates_key_length" CHECK (octet_length("signing_certificates"."key") >= 100 and char_length("signing_certificates"."key") <= 20000)
);
--> statement-breakpoint
ALTER TABLE "firm_notices" DROP CONSTRAINT "firm_notices_kind";--> statement-breakpoint
ALTER TABLE "firm_notices" ADD CONSTRAINT "firm_notices_kind" CHECK ("firm_notices"."kind" in ('unsafe', 'accepted', 'declined', 'approved', 'disapproved', 'unapproved', 'signed', 'unsigned', 'complete', 'answered', 'sars_letter', 'paper', 'message', 'claimed', 'correction', 'enquiry'));