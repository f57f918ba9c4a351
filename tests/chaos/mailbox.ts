import { startMailbox } from '#dev/mailbox.ts';

// A separate process, so that it can be frozen and killed; it ends with its parent.
process.on('disconnect', () => process.exit(0));
const { MAILBOX_FOLDER: folder, SMTP_PORT, MAILBOX_PORT } = process.env;
const mailbox = await startMailbox({ folder, smtpPort: Number(SMTP_PORT), webPort: Number(MAILBOX_PORT) });
process.stdout.write(`ready ${mailbox.webUrl}\n`);
