ALTER TABLE "taxpayers" ADD COLUMN "street_address" text;--> statement-breakpoint
ALTER TABLE "taxpayers" ADD COLUMN "postal_address" text;--> statement-breakpoint
ALTER TABLE "taxpayers" ADD CONSTRAINT "taxpayers_street_address_length" CHECK (octet_length("taxpayers"."street_address") >= 1 and char_length("taxpayers"."street_address") <= 500);--> statement-breakpoint
ALTER TABLE "taxpayers" ADD CONSTRAINT "taxpayers_postal_address_length" CHECK (octet_length("taxpayers"."postal_address") >= 1 and char_length("taxpayers"."postal_address") <= 500);