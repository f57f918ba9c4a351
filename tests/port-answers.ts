import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export async function portAnswers(port: number): Promise<void> {
  while (!(await accepts(port))) await sleep(50);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
