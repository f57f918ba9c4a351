CREATE INDEX "contact_persons_by_part_of_name" ON "contact_persons" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_persons_by_part_of_email" ON "contact_persons" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_persons_by_phone" ON "contact_persons" USING gin ((regexp_replace(phone, '\D', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "taxpayers_by_part_of_email" ON "taxpayers" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "taxpayers_by_tax_number" ON "taxpayers" USING gin ("tax_number" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "taxpayers_by_registration" ON "taxpayers" USING gin ((regexp_replace(registration_number, '\D', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "taxpayers_by_numbers" ON "taxpayers" USING gin ((regexp_replace(numbers::text, '\D', '', 'g')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "taxpayers_with_own" ON "taxpayers" USING btree ("id") WHERE own <> '{}';