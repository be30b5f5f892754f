import { Agent, request } from 'node:http';

export type Call = { method?: 'GET' | 'POST' | 'PUT'; path: string; body?: unknown; headers?: Record<string, string> };
export type Answer = {
  status: number;
  ms: number;
  body: Buffer;
  headers: Record<string, string | string[] | undefined>;
};
export type Client = { send: (call: Call) => Promise<Answer>; close: () => void };

/** A keep-alive client; response times run from the first byte sent to the last one received. */
export function createClient(address: string, connections: number): Client {
  const { hostname, port } = new URL(address);
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' });
  const send = ({ method = 'GET', path, body, headers = {} }: Call): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const sent =
        payload === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) };
      const startedAt = performance.now();
      const call = request({ agent, hostname, port, path, method, headers: { ...sent, ...headers } }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', reject);
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            ms: performance.now() - startedAt,
            body: Buffer.concat(chunks),
            headers: reply.headers,
          }),
        );
      });
      call.on('error', reject);
      call.end(payload);
    });
  return { send, close: () => agent.destroy() };
}

/** The body of an answer as JSON. @throws Error for any status but 2xx */
export function jsonOf(answer: Answer): unknown {
  const text = answer.body.toString('utf8');
  if (answer.status < 200 || answer.status > 299) throw new Error(`Status ${answer.status}: ${text.slice(0, 400)}`);
  return JSON.parse(text);
}

export type Load = { samples: number[]; failures: number; seconds: number; perSecond: number; bytes: number };

type LoopOptions = { connections: number; seconds: number };
/** What one piece of work took and brought. */
type Sample = { ms: number; bytes: number; isFailed: boolean };

/** Closed loop: every connection sends its next call when its last one is answered, for the given time. */
export function closedLoop(client: Client, next: (number: number) => Call, options: LoopOptions): Promise<Load> {
  return loopOf(async (number) => {
    const { ms, body, status } = await client.send(next(number));
    return { ms, bytes: body.length, isFailed: status >= 400 };
  }, options);
}

/** The same for any work repeated by several clients at once. */
export async function loopOf(
  once: (number: number) => Promise<Sample>,
  { connections, seconds }: LoopOptions,
): Promise<Load> {
  const samples: number[] = [];
  let failures = 0;
  let bytes = 0;
  let number = 0;
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const work = async (): Promise<void> => {
    while (performance.now() < until) {
      const sample = await once(number++);
      samples.push(sample.ms);
      bytes += sample.bytes;
      if (sample.isFailed) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const took = (performance.now() - startedAt) / 1000;
  return { samples, failures, seconds: took, perSecond: samples.length / took, bytes };
}
