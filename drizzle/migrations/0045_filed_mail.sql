ALTER TABLE "documents" ADD COLUMN "received_file_id" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "step_id" uuid DEFAULT nullif(current_setting('app.step', true), '')::uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_received_file_id_received_files_id_fk" FOREIGN KEY ("received_file_id") REFERENCES "public"."received_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_of_received_file" ON "documents" USING btree ("received_file_id") WHERE "documents"."received_file_id" is not null;