ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_actor_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "message_entries" DROP CONSTRAINT "message_entries_author_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', coalesce(subject, '') || ' ' || translate(entity || ' ' || action || ' ' || entity_id, '._-', '   '))
        || jsonb_to_tsvector('simple', changes, '["string"]')) STORED;--> statement-breakpoint
CREATE INDEX "audit_entries_by_words" ON "audit_entries" USING gin ("words");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_length" CHECK (char_length("audit_entries"."subject") <= 300);--> statement-breakpoint
UPDATE "audit_entries" SET "subject" = left(coalesce("changes" -> 'name' ->> 'to', "changes" -> 'name' ->> 'from', (
  SELECT "name" FROM (
    SELECT 'client' AS "entity", "id", "name" FROM "clients"
    UNION ALL SELECT 'professional_body', "id", "name" FROM "professional_bodies"
    UNION ALL SELECT 'software_accreditation', "id", "name" FROM "software_accreditations"
    UNION ALL SELECT 'partner', "id", "name" FROM "partners"
  ) "listed" WHERE "listed"."entity" = "audit_entries"."entity" AND "listed"."id"::text = "audit_entries"."entity_id"
)), 300) WHERE "entity" IN ('client', 'professional_body', 'software_accreditation', 'partner');--> statement-breakpoint
UPDATE "audit_entries" SET "subject" = (
  SELECT "other"."subject" FROM "audit_entries" "other"
  WHERE "other"."entity" = "audit_entries"."entity" AND "other"."entity_id" = "audit_entries"."entity_id"
    AND "other"."subject" IS NOT NULL ORDER BY "other"."id" DESC LIMIT 1
) WHERE "subject" IS NULL AND "entity" IN ('client', 'professional_body', 'software_accreditation', 'partner');
