ALTER TABLE "taxpayers" ADD COLUMN "address_news" jsonb;--> statement-breakpoint
ALTER TABLE "taxpayers" ADD COLUMN "tell_address_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "taxpayers_to_tell" ON "taxpayers" USING btree ("tell_address_at") WHERE "taxpayers"."tell_address_at" is not null;--> statement-breakpoint
ALTER TABLE "taxpayers" ADD CONSTRAINT "taxpayers_address_news" CHECK (("taxpayers"."address_news" is null) = ("taxpayers"."tell_address_at" is null));