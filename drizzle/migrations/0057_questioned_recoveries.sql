ALTER TABLE "recoveries" ADD COLUMN "raised_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recoveries" ADD COLUMN "looked_into_at" timestamp with time zone;