CREATE TABLE "kept_entries" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"sealed" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "kept_entries_token_hash_form" CHECK ("kept_entries"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "kept_entries_sealed_length" CHECK (octet_length("kept_entries"."sealed") >= 1 and char_length("kept_entries"."sealed") <= 60000)
);
--> statement-breakpoint
CREATE INDEX "kept_entries_by_use" ON "kept_entries" USING btree ("used_at");