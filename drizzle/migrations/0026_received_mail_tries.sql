ALTER TABLE "received_mails" DROP CONSTRAINT "received_mails_kind";--> statement-breakpoint
ALTER TABLE "received_mails" ADD COLUMN "tried" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "received_mails" ADD CONSTRAINT "received_mails_kind" CHECK ("received_mails"."kind" in ('personal', 'automatic', 'receipt', 'returned', 'own', 'unreadable'));