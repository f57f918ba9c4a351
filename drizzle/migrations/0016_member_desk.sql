CREATE TABLE "passkey_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_id_hash" CHECK ("passkey_challenges"."id" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "passkey_challenges_purpose" CHECK ("passkey_challenges"."purpose" in ('add', 'sign-in', 'second-factor')),
	CONSTRAINT "passkey_challenges_user_by_purpose" CHECK (("passkey_challenges"."purpose" = 'sign-in') = ("passkey_challenges"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_id_length" CHECK (octet_length("passkeys"."id") >= 1 and char_length("passkeys"."id") <= 1400),
	CONSTRAINT "passkeys_name_length" CHECK (octet_length("passkeys"."name") >= 1 and char_length("passkeys"."name") <= 60),
	CONSTRAINT "passkeys_public_key_length" CHECK (octet_length("passkeys"."public_key") >= 1 and char_length("passkeys"."public_key") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_sign_in_at" timestamp with time zone;--> statement-breakpoint
UPDATE "users" SET "first_sign_in_at" = "email_verified_at" WHERE "email_verified_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_by_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_of_user" ON "passkeys" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_of_member" ON "contact_messages" USING btree ("member_id") WHERE "contact_messages"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_by_address" ON "contact_messages" USING btree (lower("email"));