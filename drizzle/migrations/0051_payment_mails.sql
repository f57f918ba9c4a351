CREATE TABLE "payment_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"sealed_link" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"sent_for" text,
	CONSTRAINT "payment_mails_email_length" CHECK (octet_length("payment_mails"."email") >= 3 and char_length("payment_mails"."email") <= 255),
	CONSTRAINT "payment_mails_link_length" CHECK (octet_length("payment_mails"."sealed_link") >= 1 and char_length("payment_mails"."sealed_link") <= 500)
);
--> statement-breakpoint
CREATE INDEX "payment_mails_of_address" ON "payment_mails" USING btree ("email");