CREATE INDEX "documents_lost" ON "documents" USING btree ("engagement_id") WHERE scan_state = 'missing';--> statement-breakpoint
CREATE INDEX "engagements_present" ON "engagements" USING btree ("state",coalesce(due_on, '9999-12-31'),"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "engagements_by_change" ON "engagements" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "engagements_by_submission" ON "engagements" USING btree ("submitted_on") WHERE submitted_on is not null;