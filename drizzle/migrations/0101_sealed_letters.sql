ALTER TABLE "letters" ADD COLUMN "sealed_id" uuid;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "accepted_network" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_accepted_network_length" CHECK (octet_length("proposals"."accepted_network") >= 1 and char_length("proposals"."accepted_network") <= 60);