ALTER TABLE "bookings" ADD COLUMN "news" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "tell_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "bookings_to_tell" ON "bookings" USING btree ("tell_at") WHERE "bookings"."tell_at" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_news" CHECK (("bookings"."news" is null) = ("bookings"."tell_at" is null));