ALTER TABLE "hand_overs" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD COLUMN "undone_by" uuid;