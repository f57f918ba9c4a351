CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "saved_filters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_filters_once" UNIQUE("owner_id","page","name"),
	CONSTRAINT "saved_filters_page_length" CHECK (octet_length("saved_filters"."page") >= 1 and char_length("saved_filters"."page") <= 100),
	CONSTRAINT "saved_filters_name_length" CHECK (octet_length("saved_filters"."name") >= 1 and char_length("saved_filters"."name") <= 60),
	CONSTRAINT "saved_filters_query_length" CHECK (octet_length("saved_filters"."query") >= 1 and char_length("saved_filters"."query") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(name || ' ' || coalesce(entity_name, '') || ' ' || email || ' ' || subject || ' ' || message, '@._-/', '     '))) STORED;--> statement-breakpoint
ALTER TABLE "message_entries" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', translate(body, '@._-/', '     '))) STORED;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "logo_alt" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "logo_alt" text;--> statement-breakpoint
ALTER TABLE "professional_bodies" ADD COLUMN "logo_alt" text;--> statement-breakpoint
ALTER TABLE "software_accreditations" ADD COLUMN "logo_alt" text;--> statement-breakpoint
ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_by_part_of_name" ON "profiles" USING gin ("full_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_by_part_of_email" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_by_words" ON "contact_messages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "contact_messages_by_heading" ON "contact_messages" USING gin ((name || ' ' || coalesce(entity_name, '') || ' ' || email || ' ' || subject) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "message_entries_by_words" ON "message_entries" USING gin ("words");--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_logo_alt_length" CHECK (octet_length("clients"."logo_alt") >= 1 and char_length("clients"."logo_alt") <= 200);--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_alt_length" CHECK (octet_length("partners"."logo_alt") >= 1 and char_length("partners"."logo_alt") <= 200);--> statement-breakpoint
ALTER TABLE "professional_bodies" ADD CONSTRAINT "professional_bodies_logo_alt_length" CHECK (octet_length("professional_bodies"."logo_alt") >= 1 and char_length("professional_bodies"."logo_alt") <= 200);--> statement-breakpoint
ALTER TABLE "software_accreditations" ADD CONSTRAINT "software_accreditations_logo_alt_length" CHECK (octet_length("software_accreditations"."logo_alt") >= 1 and char_length("software_accreditations"."logo_alt") <= 200);