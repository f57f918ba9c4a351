ALTER TABLE "api_tokens" DROP CONSTRAINT "api_tokens_maker_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "webhooks" DROP CONSTRAINT "webhooks_maker_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "api_tokens" ALTER COLUMN "maker_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "webhooks" ALTER COLUMN "maker_id" SET NOT NULL;