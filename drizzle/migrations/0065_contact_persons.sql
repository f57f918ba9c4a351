CREATE TABLE "contact_persons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"taxpayer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"role" text,
	"email" text,
	"phone" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "contact_persons_name_length" CHECK (octet_length("contact_persons"."name") >= 2 and char_length("contact_persons"."name") <= 200),
	CONSTRAINT "contact_persons_role_length" CHECK (octet_length("contact_persons"."role") >= 1 and char_length("contact_persons"."role") <= 100),
	CONSTRAINT "contact_persons_email_lower" CHECK ("contact_persons"."email" = lower("contact_persons"."email")),
	CONSTRAINT "contact_persons_email_length" CHECK (octet_length("contact_persons"."email") >= 3 and char_length("contact_persons"."email") <= 255),
	CONSTRAINT "contact_persons_phone_length" CHECK (octet_length("contact_persons"."phone") >= 4 and char_length("contact_persons"."phone") <= 25),
	CONSTRAINT "contact_persons_reached" CHECK (num_nonnulls("contact_persons"."email", "contact_persons"."phone") > 0)
);
--> statement-breakpoint
ALTER TABLE "contact_persons" ADD CONSTRAINT "contact_persons_taxpayer_id_taxpayers_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_persons_of_taxpayer" ON "contact_persons" USING btree ("taxpayer_id");