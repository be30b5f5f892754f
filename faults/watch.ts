import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type Answer = {
  status: number | 'broken';
  ms: number;
  atInMs: number;
  body: string;
  headers: Record<string, unknown>;
};

/** Whether it broke off or is a fault of the server, 503 included. */
export const hasFailed = ({ status }: Pick<Answer, 'status'>): boolean => status === 'broken' || status >= 500;
type Asked = { method?: string; body?: unknown; headers?: Record<string, string>; agent?: Agent };

/** One request over HTTP; `broken` where the connection ends without an answer. */
export function ask(url: string, { method = 'GET', body, headers = {}, agent }: Asked = {}): Promise<Answer> {
  const from = performance.now();
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const settle = (status: Answer['status'], text = '', given = {}): void =>
      resolve({ status, ms: performance.now() - from, atInMs: performance.now(), body: text, headers: given });
    const asked = request(
      url,
      {
        method,
        // Without a shared agent each request has a connection of its own.
        agent: agent ?? new Agent({ keepAlive: false }),
        headers: { ...(payload === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        reply.on('end', () => settle(reply.statusCode ?? 0, text, reply.headers));
        reply.on('error', () => settle('broken'));
      },
    );
    asked.on('error', () => settle('broken'));
    asked.end(payload);
  });
}

/**
 * Opens the live events of an account and reads on, so that nothing piles up on the way; resolves once it has said hello.
 * @throws Error where it is refused
 */
export const openStream = (
  address: string,
  token: string,
  onText: (text: string) => void = () => undefined,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const asked = request(`${address}/api/v1/chats/events`, { headers, agent: false });
    asked.on('error', reject);
    asked.on('response', (stream) => {
      stream.setEncoding('utf8').on('error', () => undefined);
      if (stream.statusCode !== 200) reject(new Error(`A stream was answered with ${stream.statusCode}.`));
      stream.on('data', (text: string) => {
        if (text.includes('"kind":"hello"')) resolve(stream);
        onText(text);
      });
    });
    asked.end();
  });

/** A token of an account. @throws Error where it is refused */
export async function signIn(address: string, account: { identifier: string; password: string }): Promise<string> {
  const { status, body } = await ask(`${address}/api/auth/local`, { method: 'POST', body: account });
  if (status !== 200) throw new Error(`Signing in was answered with ${status}.`);
  const { jwt }: { jwt: string } = JSON.parse(body);
  return jwt;
}

export type Watch = { stop: () => Promise<Answer[]> };

type Watching = Asked & { everyInMs?: number; keepsBodies?: boolean };

/** Asks again and again, one request after the other; over a long time the bodies would fill the memory. */
export function watch(url: string, { everyInMs = 20, keepsBodies = true, ...asked }: Watching = {}): Watch {
  const answers: Answer[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const answer = await ask(url, asked);
      answers.push(keepsBodies ? answer : { ...answer, body: '', headers: {} });
      await wait(everyInMs);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await asking;
      return answers;
    },
  };
}

/** Milliseconds until a condition holds. @throws Error when it takes longer than `limitInMs` */
export async function untilTrue(holds: () => Promise<boolean>, limitInMs = 30_000): Promise<number> {
  const from = performance.now();
  while (!(await holds())) {
    if (performance.now() - from > limitInMs) throw new Error(`Waited ${limitInMs} ms in vain.`);
    await wait(10);
  }
  return performance.now() - from;
}

export const isReady = async (address: string): Promise<boolean> =>
  (await ask(`${address}/health/ready`)).status === 200;

export const slowest = (answers: readonly Answer[]): number => Math.max(0, ...answers.map(({ ms }) => ms));

/** The header of the sample seller's session. */
export const SELLER_HEADERS = async (address: string): Promise<{ authorization: string }> => ({
  authorization: `Bearer ${await signIn(address, { identifier: 'verkauf@stammplatz.example', password: 'holz-muster-2026' })}`,
});
