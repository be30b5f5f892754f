import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { registerSeller } from '#e2e/support/marketplace.ts';
import { readEvents } from '#test/event-reader.ts';
import { startBalancer } from './balancer.ts';
import { type Fault, exactly, figure, statusText, tableOf } from './fault.ts';
import { type Answer, ask, hasFailed, slowest } from './watch.ts';
import { type Node, openOutsideDatabase, startNode } from './world.ts';

const CLIENTS = 8;

/** Nodes that are replaced one after the other by SIGTERM while clients go on: no request may notice. */
export const drain: Fault = {
  title: 'SIGTERM under load: nodes replaced one after the other behind a load balancer',
  isInShortForm: true,
  run: async ({ isShort, cycles }) => {
    const database = await openOutsideDatabase();
    const environment = { DRAIN_SECONDS: '0.5', WEB_PROCESSES: '2', SAMPLE_ADVERTS: '0' };
    const nodes: Node[] = [];
    const balancer = await startBalancer();
    try {
      nodes.push(await startNode(database.url, environment));
      await balancer.add(nodes[0]?.address ?? '');
      const seller = await registerSeller(nodes[0]?.address ?? '');
      const { body } = await ask(`${balancer.address}/api/auth/local`, {
        method: 'POST',
        body: { identifier: seller.email, password: seller.password },
      });
      const { jwt }: { jwt: string } = JSON.parse(body);
      const authorization = { authorization: `Bearer ${jwt}` };

      const answers: Answer[] = [];
      let isOver = false;
      const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
      const calls = [
        () => ask(`${balancer.address}/`, { agent }),
        () => ask(`${balancer.address}/kaufen-verkaufen`, { agent }),
        () => ask(`${balancer.address}/api/v1/products`, { agent, method: 'POST', body: { searchTerm: 'buche' } }),
        () =>
          ask(`${balancer.address}/api/v1/adverts`, {
            agent,
            method: 'POST',
            body: { category: 'LOGS' },
            headers: authorization,
          }),
      ];
      const clients = Array.from({ length: CLIENTS }, async (_, index) => {
        while (!isOver) {
          const answer = await calls[index % calls.length]?.();
          if (answer) answers.push(answer);
        }
      });
      const endsInMs: number[] = [];
      const statuses: (number | null)[] = [];
      let streamsEnded = 0;
      for (let round = 0; round < (cycles ?? (isShort ? 1 : 5)); round += 1) {
        const next = await startNode(database.url, { ...environment, ...(isShort ? { WEB_PROCESSES: '1' } : {}) });
        nodes.push(next);
        await balancer.add(next.address);
        const old = nodes.shift();
        if (!old) break;
        const stream = readEvents(`${old.address}/api/v1/chats/events`, { headers: authorization });
        await stream.opened;
        await wait(500);
        const from = performance.now();
        statuses.push(await old.end());
        endsInMs.push(performance.now() - from);
        if (stream.isEnded() && stream.events.some(({ data }) => data.kind === 'bye')) streamsEnded += 1;
        balancer.remove(old.address);
      }
      isOver = true;
      await Promise.all(clients);
      agent.destroy();
      return tableOf('drain', drain.title, [
        figure('nodes ended', endsInMs.length),
        figure('requests', answers.length, { atLeast: 100 }),
        figure('answers', statusText(answers.map(({ status }) => status))),
        figure('broken or 5xx', answers.filter(hasFailed).length, exactly(0)),
        figure(
          'nodes that ended with another status than 0',
          statuses.filter((status) => status !== 0).length,
          exactly(0),
        ),
        figure('event streams told and ended', streamsEnded, exactly(endsInMs.length)),
        figure('ms until ended, most', Math.max(...endsInMs), { atMost: 10_000 }),
        figure('slowest answer, ms', slowest(answers), { atMost: 5_000 }),
      ]);
    } finally {
      await balancer.close();
      for (const node of nodes) await node.end();
      await database.end();
    }
  },
};
