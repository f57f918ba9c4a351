ALTER TABLE "verification_tokens" DROP CONSTRAINT "verification_tokens_purpose";--> statement-breakpoint
ALTER TABLE "verification_tokens" DROP CONSTRAINT "verification_tokens_new_email";--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "wrong_codes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "last_wrong_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "secured_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "verification_tokens" ADD CONSTRAINT "verification_tokens_purpose" CHECK ("verification_tokens"."purpose" in ('verify_email', 'reset_password', 'change_email', 'disown'));--> statement-breakpoint
ALTER TABLE "verification_tokens" ADD CONSTRAINT "verification_tokens_new_email" CHECK (("verification_tokens"."purpose" in ('change_email', 'disown')) = ("verification_tokens"."new_email" is not null));