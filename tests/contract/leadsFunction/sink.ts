import { createECDH } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: { [name: string]: string | undefined };
  body: string;
  bytes: Buffer;
}

/** Acts as the email provider, the receiver of webhooks, and the push service. */
export interface Sink {
  url: string;
  /** All requests, including those answered with an error. */
  received: Received[];
  /** The status of every further response. */
  status: number;
  /** The status for pushes. 0 never answers. */
  pushStatus: number;
  /** Answers the pushes that wait, too. */
  reset: () => void;
  close: () => Promise<void>;
}

export async function openSink(): Promise<Sink> {
  const waiting: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    const bytes = Buffer.concat(await request.toArray());
    const headers = request.headers as Received['headers'];
    const path = request.url ?? '';
    sink.received.push({ path, headers, body: bytes.toString(), bytes });
    const status = path.startsWith('/push/') ? sink.pushStatus : sink.status;
    if (status === 0) waiting.push(response);
    else response.writeHead(status).end('{"id":"1"}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const sink: Sink = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    status: 200,
    pushStatus: 201,
    reset: () => {
      for (const response of waiting.splice(0)) response.writeHead(201).end();
      sink.received.length = 0;
      sink.status = 200;
      sink.pushStatus = 201;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return sink;
}

const WEBHOOK_SECRET = `whsec_${btoa('a secret only this test knows')}`;

/** The keys that the tests give the function. */
const server = createECDH('prime256v1');
server.generateKeys();
// A private key has 32 bytes, also if it starts with zeros.
const secret = Buffer.concat([Buffer.alloc(32), server.getPrivateKey()]).subarray(-32);
export const vapid = {
  VAPID_PUBLIC_KEY: server.getPublicKey('base64url'),
  VAPID_PRIVATE_KEY: secret.toString('base64url'),
  VAPID_SUBJECT: 'mailto:office@example.com',
};

/** The settings of the function that point at the sink. */
export const sinkSettings = ({ url }: Sink) => ({
  LEADS_MAIL_URL: `${url}/emails`,
  LEADS_MAIL_KEY: 're_test',
  LEADS_MAIL_FROM: 'Custom Designs <website@example.com>',
  LEADS_MAIL_TO: 'office@example.com',
  LEADS_WEBHOOK_URL: `${url}/hook`,
  LEADS_WEBHOOK_SECRET: WEBHOOK_SECRET,
  LEADS_PUSH_URL: `${url}/push`,
  ...vapid,
});
