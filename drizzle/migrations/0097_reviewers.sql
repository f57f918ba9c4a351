ALTER TABLE "engagements" ADD COLUMN "reviewer_id" uuid;--> statement-breakpoint
ALTER TABLE "engagements" ADD CONSTRAINT "engagements_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "engagements_of_reviewer" ON "engagements" USING btree ("reviewer_id") WHERE reviewer_id is not null;