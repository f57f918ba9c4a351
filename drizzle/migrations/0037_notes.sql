CREATE TABLE "notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"engagement_id" uuid,
	"taxpayer_id" uuid,
	"author_id" uuid,
	"text" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"submission_key" text,
	CONSTRAINT "notes_once" UNIQUE("submission_key"),
	CONSTRAINT "notes_of_one" CHECK (num_nonnulls("notes"."engagement_id", "notes"."taxpayer_id") = 1),
	CONSTRAINT "notes_text_length" CHECK (octet_length("notes"."text") >= 1 and char_length("notes"."text") <= 10000),
	CONSTRAINT "notes_submission_key_length" CHECK (octet_length("notes"."submission_key") >= 16 and char_length("notes"."submission_key") <= 100)
);
--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_engagement_id_engagements_id_fk" FOREIGN KEY ("engagement_id") REFERENCES "public"."engagements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_taxpayer_id_taxpayers_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_of_engagement" ON "notes" USING btree ("engagement_id","at");--> statement-breakpoint
CREATE INDEX "notes_of_taxpayer" ON "notes" USING btree ("taxpayer_id","at");--> statement-breakpoint
CREATE INDEX "notes_by_deletion" ON "notes" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "notes_by_part_of_text" ON "notes" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
-- The single note that was kept before becomes the first entry, under the id of what it is about.
INSERT INTO "notes" ("id", "engagement_id", "text", "author_id", "at")
SELECT e."id", e."id", e."note", a."actor_id", coalesce(a."at", e."updated_at") FROM "engagements" e
LEFT JOIN LATERAL (SELECT "actor_id", "at" FROM "audit_entries" WHERE "entity" = 'engagement' AND "entity_id" = e."id"::text
	AND "action" = 'engagement.note' ORDER BY "id" DESC LIMIT 1) a ON true WHERE e."note" IS NOT NULL;--> statement-breakpoint
INSERT INTO "notes" ("id", "taxpayer_id", "text", "at")
SELECT "id", "id", "note", "updated_at" FROM "taxpayers" WHERE "note" IS NOT NULL;--> statement-breakpoint
-- For the version before, which writes the column: its note is that entry, or another one where somebody has changed the entry here.
CREATE FUNCTION "keep_note"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	of_engagement uuid := CASE TG_TABLE_NAME WHEN 'engagements' THEN NEW."id" END;
	of_taxpayer uuid := CASE TG_TABLE_NAME WHEN 'taxpayers' THEN NEW."id" END;
	is_untouched boolean := (SELECT "edited_at" IS NULL AND "deleted_at" IS NULL FROM "notes" WHERE "id" = NEW."id");
BEGIN
	IF is_untouched AND NEW."note" IS NULL THEN
		DELETE FROM "notes" WHERE "id" = NEW."id";
	ELSIF is_untouched THEN
		UPDATE "notes" SET "text" = NEW."note", "author_id" = NULL, "at" = now(), "version" = "version" + 1 WHERE "id" = NEW."id";
	ELSIF NEW."note" IS NOT NULL THEN
		INSERT INTO "notes" ("id", "engagement_id", "taxpayer_id", "text")
		VALUES (CASE WHEN is_untouched IS NULL THEN NEW."id" ELSE gen_random_uuid() END, of_engagement, of_taxpayer, NEW."note");
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "engagements_note_added" AFTER INSERT ON "engagements" FOR EACH ROW WHEN (NEW."note" IS NOT NULL) EXECUTE FUNCTION "keep_note"();--> statement-breakpoint
CREATE TRIGGER "engagements_note" AFTER UPDATE OF "note" ON "engagements" FOR EACH ROW WHEN (OLD."note" IS DISTINCT FROM NEW."note") EXECUTE FUNCTION "keep_note"();--> statement-breakpoint
CREATE TRIGGER "taxpayers_note_added" AFTER INSERT ON "taxpayers" FOR EACH ROW WHEN (NEW."note" IS NOT NULL) EXECUTE FUNCTION "keep_note"();--> statement-breakpoint
CREATE TRIGGER "taxpayers_note" AFTER UPDATE OF "note" ON "taxpayers" FOR EACH ROW WHEN (OLD."note" IS DISTINCT FROM NEW."note") EXECUTE FUNCTION "keep_note"();
