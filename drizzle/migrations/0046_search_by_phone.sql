CREATE INDEX "profiles_by_phone" ON "profiles" USING gin ((regexp_replace(contact_number, '\D', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profiles_by_identity" ON "profiles" USING gin ((regexp_replace(identification_number, '\D', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_by_phone" ON "bookings" USING gin ((regexp_replace(phone, '\D', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enquiries_by_phone" ON "enquiries" USING gin ((regexp_replace(phone, '\D', '', 'g')) gin_trgm_ops);