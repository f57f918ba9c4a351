CREATE TABLE "opened_files" (
	"taxpayer_id" uuid NOT NULL,
	"colleague_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "opened_files_taxpayer_id_colleague_id_pk" PRIMARY KEY("taxpayer_id","colleague_id")
);
--> statement-breakpoint
ALTER TABLE "opened_files" ADD CONSTRAINT "opened_files_taxpayer_id_taxpayers_id_fk" FOREIGN KEY ("taxpayer_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_files" ADD CONSTRAINT "opened_files_colleague_id_users_id_fk" FOREIGN KEY ("colleague_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "opened_files_of_colleague" ON "opened_files" USING btree ("colleague_id");