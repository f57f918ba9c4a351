CREATE TABLE "drafts" (
	"owner_id" uuid NOT NULL,
	"path" text NOT NULL,
	"sealed" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_owner_id_path_pk" PRIMARY KEY("owner_id","path"),
	CONSTRAINT "drafts_path_length" CHECK (octet_length("drafts"."path") >= 1 and char_length("drafts"."path") <= 300),
	CONSTRAINT "drafts_sealed_length" CHECK (octet_length("drafts"."sealed") >= 1 and char_length("drafts"."sealed") <= 200000)
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_by_time" ON "drafts" USING btree ("at");