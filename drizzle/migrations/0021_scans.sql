ALTER TABLE "received_files" ADD COLUMN "scan_state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "received_files" ADD COLUMN "scan_finding" text;--> statement-breakpoint
CREATE INDEX "received_files_to_scan" ON "received_files" USING btree ("id") WHERE "received_files"."scan_state" = 'waiting';--> statement-breakpoint
ALTER TABLE "received_files" ADD CONSTRAINT "received_files_scan_state" CHECK ("received_files"."scan_state" in ('waiting', 'clean', 'infected', 'missing'));--> statement-breakpoint
ALTER TABLE "received_files" ADD CONSTRAINT "received_files_scan_finding_length" CHECK (char_length("received_files"."scan_finding") <= 200);