import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * A mail provider in its own process, so that it can be killed. It notes the key and the mail before
 * it answers, and answers a known key like a new one.
 */
const [path = '', port = '0'] = process.argv.slice(2);
const file = openSync(path, 'a');
process.on('exit', () => closeSync(file));

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const key = request.headers['idempotency-key'];
  writeSync(file, `${JSON.stringify({ key, mail: JSON.parse(body) })}\n`);
  fsyncSync(file);
  response.end('{"id":"1"}');
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${JSON.stringify({ port: Object(address).port })}\n`);
});
