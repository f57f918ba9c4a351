import { startMailbox } from '#dev/mailbox.ts';

// A mail server in a process of its own, to be frozen and killed. It ends with the process that started it.
process.on('disconnect', () => process.exit(0));
const { MAILBOX_FOLDER: folder, SMTP_PORT, MAILBOX_PORT } = process.env;
const mailbox = await startMailbox({ folder, smtpPort: Number(SMTP_PORT), webPort: Number(MAILBOX_PORT) });
process.stdout.write(`ready ${mailbox.webUrl}\n`);
