ALTER TABLE "payment_mails" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "payment_mails" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_mails_of_link" ON "payment_mails" USING btree ("link_hash");