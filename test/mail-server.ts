import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; to: string[]; raw: string; mail: Email };

/** How the server answers the next mails: accepts them, or replies with a line such as '451 4.3.2 Later'. */
export type MailServerMood = { recipient?: string; message?: string; delayInMs?: number };

export type MailServer = {
  url: string;
  port: number;
  /** Every message that was taken, in its order. */
  received: ReceivedMail[];
  /** How often a recipient was named, taken or not. */
  asked: () => number;
  setMood: (mood: MailServerMood) => void;
  close: () => Promise<void>;
};

/** A real mail server on this machine. */
export async function startMailServer({ port = 0 }: { port?: number } = {}): Promise<MailServer> {
  let mood: MailServerMood = {};
  let asked = 0;
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Its own certificate is known to all, as it says on standard error; for a test it will do.
    logger: false,
    closeTimeout: 500,
    onRcptTo: (_address, _session, callback) => {
      asked += 1;
      callback(mood.recipient === undefined ? null : refusal(mood.recipient));
    },
    onData: (stream, session, callback) => {
      void buffer(stream).then(async (bytes) => {
        const { message, delayInMs = 0 } = mood;
        if (message !== undefined) return callback(refusal(message));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: bytes.toString('utf8'),
          mail: await PostalMime.parse(bytes),
        });
        setTimeout(() => callback(), delayInMs);
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const bound = portOf(server.server.address());
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    asked: () => asked,
    setMood: (next) => void (mood = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A server that takes connections and never says a word. */
export async function startMuteServer(): Promise<{ url: string; close: () => void }> {
  const server = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${portOf(server.address())}`, close: () => void server.close() };
}

function refusal(line: string): Error {
  return Object.assign(new Error(line.slice(4)), { responseCode: Number(line.slice(0, 3)) });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return address.port;
}
