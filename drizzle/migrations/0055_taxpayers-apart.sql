CREATE TABLE "taxpayers_apart" (
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	CONSTRAINT "taxpayers_apart_one_id_other_id_pk" PRIMARY KEY("one_id","other_id"),
	CONSTRAINT "taxpayers_apart_in_order" CHECK ("taxpayers_apart"."one_id" < "taxpayers_apart"."other_id")
);
--> statement-breakpoint
ALTER TABLE "taxpayers_apart" ADD CONSTRAINT "taxpayers_apart_one_id_taxpayers_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxpayers_apart" ADD CONSTRAINT "taxpayers_apart_other_id_taxpayers_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."taxpayers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taxpayers_apart_of_other" ON "taxpayers_apart" USING btree ("other_id");