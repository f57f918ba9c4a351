CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"logo_url" text,
	"website_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "clients_name_length" CHECK (octet_length("clients"."name") >= 1 and char_length("clients"."name") <= 200),
	CONSTRAINT "clients_description_length" CHECK (char_length("clients"."description") <= 1000),
	CONSTRAINT "clients_logo_url_length" CHECK (char_length("clients"."logo_url") <= 500),
	CONSTRAINT "clients_website_url_length" CHECK (char_length("clients"."website_url") <= 500),
	CONSTRAINT "clients_website_url_scheme" CHECK ("clients"."website_url" ~* '^https?://')
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"logo_url" text,
	"website_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"category" text NOT NULL,
	CONSTRAINT "partners_name_length" CHECK (octet_length("partners"."name") >= 1 and char_length("partners"."name") <= 200),
	CONSTRAINT "partners_description_length" CHECK (char_length("partners"."description") <= 1000),
	CONSTRAINT "partners_logo_url_length" CHECK (char_length("partners"."logo_url") <= 500),
	CONSTRAINT "partners_website_url_length" CHECK (char_length("partners"."website_url") <= 500),
	CONSTRAINT "partners_website_url_scheme" CHECK ("partners"."website_url" ~* '^https?://'),
	CONSTRAINT "partners_category" CHECK ("partners"."category" in ('financial', 'payment', 'business'))
);
--> statement-breakpoint
CREATE TABLE "professional_bodies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"logo_url" text,
	"website_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "professional_bodies_name_length" CHECK (octet_length("professional_bodies"."name") >= 1 and char_length("professional_bodies"."name") <= 200),
	CONSTRAINT "professional_bodies_description_length" CHECK (char_length("professional_bodies"."description") <= 1000),
	CONSTRAINT "professional_bodies_logo_url_length" CHECK (char_length("professional_bodies"."logo_url") <= 500),
	CONSTRAINT "professional_bodies_website_url_length" CHECK (char_length("professional_bodies"."website_url") <= 500),
	CONSTRAINT "professional_bodies_website_url_scheme" CHECK ("professional_bodies"."website_url" ~* '^https?://')
);
--> statement-breakpoint
CREATE TABLE "software_accreditations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"logo_url" text,
	"website_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "software_accreditations_name_length" CHECK (octet_length("software_accreditations"."name") >= 1 and char_length("software_accreditations"."name") <= 200),
	CONSTRAINT "software_accreditations_description_length" CHECK (char_length("software_accreditations"."description") <= 1000),
	CONSTRAINT "software_accreditations_logo_url_length" CHECK (char_length("software_accreditations"."logo_url") <= 500),
	CONSTRAINT "software_accreditations_website_url_length" CHECK (char_length("software_accreditations"."website_url") <= 500),
	CONSTRAINT "software_accreditations_website_url_scheme" CHECK ("software_accreditations"."website_url" ~* '^https?://')
);
--> statement-breakpoint
CREATE INDEX "clients_in_order" ON "clients" USING btree ("display_order","name") WHERE "clients"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "partners_in_order" ON "partners" USING btree ("display_order","name") WHERE "partners"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "professional_bodies_in_order" ON "professional_bodies" USING btree ("display_order","name") WHERE "professional_bodies"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "software_accreditations_in_order" ON "software_accreditations" USING btree ("display_order","name") WHERE "software_accreditations"."deleted_at" is null;