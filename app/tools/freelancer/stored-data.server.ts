import { eq } from 'drizzle-orm';
import { db } from '#app/platform/db/client.server.ts';
import { paymentMails } from '#app/platform/db/schema/payment-mails.ts';
import { defineStoredData } from '#app/platform/stored-data/define-stored-data.ts';
import { longMoment } from '#app/platform/stored-data/moment.ts';
import { deleteOldPaymentMails } from './payment-mails.server.ts';

export const storedPaymentMails = defineStoredData({
  name: 'mails before payments',
  tables: [paymentMails],
  holds: 'Addresses that want a mail before provisional payments, each with a private link, encrypted',
  isPersonal: true,
  policy: ['paymentMails'],
  deleteExpired: ({ now }) => deleteOldPaymentMails(now),
  deleteFor: (tx, { email }) => tx.delete(paymentMails).where(eq(paymentMails.email, email.toLowerCase())),
  ownData: {
    async read({ email }) {
      const { createdAt, confirmedAt, sentFor } = paymentMails;
      const own = await db()
        .select({ createdAt, confirmedAt, sentFor })
        .from(paymentMails)
        .where(eq(paymentMails.email, email.toLowerCase()));
      return { paymentMails: own };
    },
    describe: ({ paymentMails }) => [
      {
        title: 'Mails before provisional payments',
        items: paymentMails.map(({ createdAt, confirmedAt }) => ({
          head: longMoment(createdAt),
          text: confirmedAt ? 'Confirmed' : 'Not confirmed yet',
        })),
      },
    ],
  },
});
