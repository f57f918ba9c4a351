CREATE TABLE "compiled_texts" (
	"key" text PRIMARY KEY NOT NULL,
	"page" jsonb NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "compiled_texts_key_length" CHECK (octet_length("compiled_texts"."key") >= 1 and char_length("compiled_texts"."key") <= 64)
);
