CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"maker_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "api_tokens_secretHash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "api_tokens_name_length" CHECK (octet_length("api_tokens"."name") >= 1 and char_length("api_tokens"."name") <= 60),
	CONSTRAINT "api_tokens_secret_hash_form" CHECK ("api_tokens"."secret_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "api_tokens_scopes" CHECK ("api_tokens"."scopes" <@ array['clients', 'work', 'enquiries']::text[] and cardinality("api_tokens"."scopes") > 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now(),
	"delivered_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "webhook_deliveries_event" CHECK ("webhook_deliveries"."event" in ('client.added', 'enquiry.received', 'work.opened', 'work.state')),
	CONSTRAINT "webhook_deliveries_failure_length" CHECK (char_length("webhook_deliveries"."failure") <= 200)
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"secret" text NOT NULL,
	"events" text[] NOT NULL,
	"maker_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "webhooks_address_length" CHECK (octet_length("webhooks"."address") >= 8 and char_length("webhooks"."address") <= 500),
	CONSTRAINT "webhooks_events" CHECK ("webhooks"."events" <@ array['client.added', 'enquiry.received', 'work.opened', 'work.state']::text[] and cardinality("webhooks"."events") > 0)
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_of_maker" ON "api_tokens" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("next_at") WHERE "webhook_deliveries"."next_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_webhook" ON "webhook_deliveries" USING btree ("webhook_id","at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_age" ON "webhook_deliveries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhooks_of_maker" ON "webhooks" USING btree ("maker_id");--> statement-breakpoint
CREATE FUNCTION "tell_webhooks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "webhook_deliveries" ("webhook_id", "event", "subject_id")
	SELECT "id", TG_ARGV[0], NEW."id" FROM "webhooks" WHERE "ended_at" IS NULL AND TG_ARGV[0] = ANY ("events");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "taxpayers_webhooks" AFTER INSERT ON "taxpayers" FOR EACH ROW EXECUTE FUNCTION "tell_webhooks"('client.added');--> statement-breakpoint
CREATE TRIGGER "enquiries_webhooks" AFTER INSERT ON "enquiries" FOR EACH ROW WHEN (NEW."state" <> 'spam') EXECUTE FUNCTION "tell_webhooks"('enquiry.received');--> statement-breakpoint
CREATE TRIGGER "engagements_webhooks_opened" AFTER INSERT ON "engagements" FOR EACH ROW EXECUTE FUNCTION "tell_webhooks"('work.opened');--> statement-breakpoint
CREATE TRIGGER "engagements_webhooks_state" AFTER UPDATE OF "state" ON "engagements" FOR EACH ROW WHEN (OLD."state" IS DISTINCT FROM NEW."state") EXECUTE FUNCTION "tell_webhooks"('work.state');
