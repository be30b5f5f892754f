import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { isReady } from './watch.ts';

const ASK_NODES_EVERY_IN_MS = 50;

/** A small load balancer: asks its nodes whether they are ready, keeps connections to them, and repeats nothing. */
export async function startBalancer() {
  const nodes = new Map<string, { agent: Agent; isReady: boolean }>();
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const ready = [...nodes].filter(([, node]) => node.isReady);
    const [address, node] = ready[turn++ % Math.max(1, ready.length)] ?? [];
    if (address === undefined || node === undefined) return void outgoing.writeHead(502).end('no node');
    const { connection: _own, ...headers } = incoming.headers;
    const onward = request(
      address + (incoming.url ?? '/'),
      { method: incoming.method, headers, agent: node.agent },
      (reply) => {
        const { connection: _theirs, ...rest } = reply.headers;
        outgoing.writeHead(reply.statusCode ?? 502, rest);
        reply.pipe(outgoing);
        reply.on('error', () => outgoing.destroy());
      },
    );
    onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end('broken')));
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const asking = setInterval(() => {
    for (const [address, node] of nodes) void isReady(address).then((ready) => (node.isReady = ready));
  }, ASK_NODES_EVERY_IN_MS);
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`,
    add: async (address: string): Promise<void> => {
      nodes.set(address, { agent: new Agent({ keepAlive: true }), isReady: await isReady(address) });
    },
    remove: (address: string) => void nodes.delete(address),
    close: async () => {
      clearInterval(asking);
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
