CREATE INDEX "engagements_of_taxpayer_by_state" ON "engagements" USING btree ("taxpayer_id","state");--> statement-breakpoint
CREATE INDEX "taxpayers_by_name" ON "taxpayers" USING btree (lower(name),"id");--> statement-breakpoint
DROP INDEX "engagements_of_taxpayer";