ALTER TABLE "request_items" DROP CONSTRAINT "request_items_state";--> statement-breakpoint
ALTER TABLE "request_items" ADD CONSTRAINT "request_items_state" CHECK ("request_items"."state" in ('open', 'answered', 'returned', 'accepted', 'not_mine', 'lapsed'));--> statement-breakpoint
-- What a colleague asked for after the day of filing stays open.
UPDATE "request_items" SET "state" = 'lapsed', "version" = "request_items"."version" + 1 FROM "engagements"
WHERE "engagements"."id" = "request_items"."engagement_id" AND "engagements"."state" = 'with_sars'
  AND "request_items"."state" IN ('open', 'returned') AND "request_items"."created_at" < "engagements"."submitted_on" + 1;
