CREATE INDEX "engagements_open_by_kind" ON "engagements" USING btree ("type","taxpayer_id") WHERE state in ('planned', 'proposed', 'accepted', 'collecting', 'in_progress', 'waiting_for_client', 'with_sars') and deleted_at is null;--> statement-breakpoint
CREATE FUNCTION "index_first"(text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 200 AS 'begin return true; end';
