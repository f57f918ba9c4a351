CREATE TABLE "content_settled" (
	"kind" text PRIMARY KEY NOT NULL,
	"settled_by" uuid NOT NULL,
	"settled_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_settled_kind_length" CHECK (octet_length("content_settled"."kind") >= 1 and char_length("content_settled"."kind") <= 60)
);
