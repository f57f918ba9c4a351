ALTER TABLE "bookings" DROP CONSTRAINT "bookings_phone_form";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "engagement_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "taxpayer_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "keeps_colleague" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_taxpayer_id_taxpayers_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."taxpayers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_of_engagement" ON "bookings" USING btree ("engagement_id") WHERE "bookings"."engagement_id" is not null;--> statement-breakpoint
CREATE INDEX "bookings_of_taxpayer" ON "bookings" USING btree ("taxpayer_id") WHERE "bookings"."taxpayer_id" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_phone_form" CHECK ("bookings"."phone" ~ '^\+[1-9][0-9]{0,2} [0-9][0-9 ]{1,24}$' or ("bookings"."phone" = '' and "bookings"."way" <> 'phone'));