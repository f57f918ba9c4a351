ALTER TABLE "engagements" ADD COLUMN "reviewed_by" uuid;--> statement-breakpoint
ALTER TABLE "engagements" ADD COLUMN "reviewed_at" timestamp with time zone;