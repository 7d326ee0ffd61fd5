import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: { [name: string]: string | undefined };
  body: string;
}

/** Acts as the email provider and as the receiver of webhooks. */
export interface Sink {
  url: string;
  /** All requests, including those answered with an error. */
  received: Received[];
  /** The status of every further response. */
  status: number;
  close: () => Promise<void>;
}

export async function openSink(): Promise<Sink> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const headers = request.headers as Received['headers'];
    sink.received.push({ path: request.url ?? '', headers, body });
    response.writeHead(sink.status).end('{"id":"1"}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const sink: Sink = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    status: 200,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return sink;
}

const WEBHOOK_SECRET = `whsec_${btoa('a secret only this test knows')}`;

/** The settings of the function that point at the sink. */
export const sinkSettings = ({ url }: Sink) => ({
  LEADS_MAIL_URL: `${url}/emails`,
  LEADS_MAIL_KEY: 're_test',
  LEADS_MAIL_FROM: 'Custom Designs <website@example.com>',
  LEADS_MAIL_TO: 'office@example.com',
  LEADS_WEBHOOK_URL: `${url}/hook`,
  LEADS_WEBHOOK_SECRET: WEBHOOK_SECRET,
});
