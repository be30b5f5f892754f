import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';
import { MINUTE_IN_MS } from '#domain/durations.ts';
import { type Carrier, CarrierError, type MailMessage } from './mail-message.ts';

/** Until the server has accepted the envelope; a silent server must not block other mails. */
const AGREEMENT_LIMIT_IN_MS = 20_000;
/**
 * After the message: RFC 5321 section 4.5.3.2.6. A shorter limit would send a mail twice that a slow server was about
 * to accept.
 */
const TAKEOVER_LIMIT_IN_MS = 10 * MINUTE_IN_MS;
const GOODBYE_LIMIT_IN_MS = 5_000;

type Server = {
  host: string;
  port: number;
  isSecure: boolean;
  isThisMachine: boolean;
  login: { user: string; pass: string } | null;
};

/** Sends each message to the mail server over a connection of its own. */
export function createSmtpCarrier(smtpUrl: string): Carrier {
  const server = readServer(smtpUrl);
  return async (message, signal) => {
    const socket = connect({ host: server.host, port: server.port });
    const cut = (): void => void socket.destroy();
    signal.addEventListener('abort', cut, { once: true });
    try {
      await sendMessage(server, socket, message);
    } finally {
      signal.removeEventListener('abort', cut);
      setTimeout(cut, GOODBYE_LIMIT_IN_MS).unref();
    }
  };
}

function readServer(smtpUrl: string): Server {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isSecure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: Number(port) || (isSecure ? 465 : 587),
    isSecure,
    isThisMachine: /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host),
    login: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : null,
  };
}

function sendMessage(server: Server, socket: Socket, message: MailMessage): Promise<void> {
  const { isSecure, isThisMachine, login } = server;
  const connection = new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: isSecure,
    connection: socket,
    requireTLS: login !== null && !isThisMachine,
    // No encryption needed on this machine, which has no certificate.
    tls: isThisMachine ? { rejectUnauthorized: false } : {},
    greetingTimeout: AGREEMENT_LIMIT_IN_MS,
    socketTimeout: TAKEOVER_LIMIT_IN_MS,
  });
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const fail = (error: unknown): void => {
      clearTimeout(timer);
      reject(toCarrierError(error));
      connection.close();
      socket.destroy();
    };
    const limit = (durationInMs: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => fail(new Error('The mail server does not answer.')), durationInMs);
    };
    const send = (): void => {
      const body = Readable.from([message.raw]);
      body.once('end', () => limit(TAKEOVER_LIMIT_IN_MS));
      connection.send(message.envelope, body, (error) => {
        if (error) return fail(error);
        clearTimeout(timer);
        resolve();
        connection.quit();
      });
    };
    const greet = (): void =>
      connection.connect((error) => {
        if (error) return fail(error);
        if (!login) return send();
        connection.login(login, (refusal) => (refusal ? fail(refusal) : send()));
      });
    const failClosed = (): void => fail(new Error('The mail server closed the connection.'));
    limit(AGREEMENT_LIMIT_IN_MS);
    connection.on('error', fail);
    connection.once('end', failClosed);
    socket.on('error', fail);
    socket.once('close', failClosed);
    socket.once('connect', greet);
  });
}

/** Only a refusal of this recipient or this message is final; all else is about the server or our way to it. */
function toCarrierError(error: unknown): CarrierError {
  const { code, command, responseCode } = detailsOf(error);
  const isFinal = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  const summary = [command, code, responseCode || ''].filter(Boolean).join(' ');
  return new CarrierError(summary || 'The mail server failed.', { isFinal, cause: error });
}

function detailsOf(error: unknown): { code: string; command: string; responseCode: number } {
  const details: Record<string, unknown> = error instanceof Error ? { ...error } : {};
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    code: text(details['code']) || (error instanceof Error ? error.message : ''),
    command: text(details['command']),
    responseCode: Number(details['responseCode']) || 0,
  };
}
