ALTER TABLE "engagements" ADD COLUMN "opening_approved_by" uuid;--> statement-breakpoint
ALTER TABLE "engagements" ADD COLUMN "opening_approved_at" timestamp with time zone;