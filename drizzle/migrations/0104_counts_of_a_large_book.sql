CREATE INDEX "engagements_planned_by_kind" ON "engagements" USING btree ("type") WHERE state = 'planned' and deleted_at is null;--> statement-breakpoint
CREATE FUNCTION "in_one_process"() RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL UNSAFE AS 'select true';
