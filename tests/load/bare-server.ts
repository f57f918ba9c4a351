import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Recorded } from './servers.ts';

// The baseline: sends recorded bytes and headers for every request.
const [file = '', port] = process.argv.slice(2);
const recorded: Recorded = JSON.parse(readFileSync(file, 'utf8'));
const body = Buffer.from(recorded.body, 'base64');

const server = createServer((_request, response) => {
  response.writeHead(recorded.status, recorded.headers);
  response.end(body);
});
server.listen(Number(port), '127.0.0.1');
