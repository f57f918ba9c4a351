import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type Arrival = { messageId: string; date: string; raw: string };

export type Manner = 'accept' | 'try later' | 'refuse' | 'hang';

/** `arrivals` includes mails that were refused or never acknowledged. */
export async function startSmtpServer(manner: Manner) {
  const state = { manner, arrivals: [] as Arrival[] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    async onData(stream, _session, done) {
      state.arrivals.push(arrival(await text(stream)));
      if (state.manner === 'accept') done();
      if (state.manner === 'try later') done(answer(451, 'Later, please'));
      if (state.manner === 'refuse') done(answer(554, 'Never'));
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  });
}

function arrival(raw: string): Arrival {
  return { raw, messageId: header(raw, 'Message-ID'), date: header(raw, 'Date') };
}

function header(raw: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(raw)?.[1]?.trim() ?? '';
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
