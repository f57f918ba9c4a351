CREATE TABLE "recovery_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recovery_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"scan_state" text DEFAULT 'waiting' NOT NULL,
	"scan_finding" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_files_scan_state" CHECK ("recovery_files"."scan_state" in ('waiting', 'clean', 'infected', 'missing')),
	CONSTRAINT "recovery_files_scan_finding_length" CHECK (char_length("recovery_files"."scan_finding") <= 200),
	CONSTRAINT "recovery_files_name_length" CHECK (octet_length("recovery_files"."name") >= 1 and char_length("recovery_files"."name") <= 200),
	CONSTRAINT "recovery_files_type_length" CHECK (octet_length("recovery_files"."type") >= 3 and char_length("recovery_files"."type") <= 200),
	CONSTRAINT "recovery_files_sha256_form" CHECK ("recovery_files"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "recovery_files_size" CHECK ("recovery_files"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "recoveries" ADD COLUMN "told_email" text;--> statement-breakpoint
ALTER TABLE "recoveries" ADD COLUMN "told_stop_hash" text;--> statement-breakpoint
ALTER TABLE "recoveries" ADD COLUMN "replaced_by_id" uuid;--> statement-breakpoint
ALTER TABLE "recovery_files" ADD CONSTRAINT "recovery_files_recovery_id_recoveries_id_fk" FOREIGN KEY ("recovery_id") REFERENCES "public"."recoveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_files_once" ON "recovery_files" USING btree ("recovery_id","sha256");--> statement-breakpoint
CREATE INDEX "recovery_files_to_scan" ON "recovery_files" USING btree ("id") WHERE "recovery_files"."scan_state" = 'waiting';--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_replaced_by_id_recoveries_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."recoveries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_one_told_stop_link" UNIQUE("told_stop_hash");--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_told_email_length" CHECK (octet_length("recoveries"."told_email") >= 3 and char_length("recoveries"."told_email") <= 255);--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_told_stop_hash" CHECK ("recoveries"."told_stop_hash" ~ '^[0-9a-f]{64}$');