import { once } from 'node:events';
import { type NetConnectOpts, type Socket, connect, createServer } from 'node:net';

/** `refuse`: connections are ended at once. `mute`: everything is taken and nothing comes out, as on a dead network. */
export type WayMood = { kind: 'open' } | { kind: 'refuse' } | { kind: 'mute' } | { kind: 'slow'; delayInMs: number };

export type FaultProxy = {
  port: number;
  setMood: (mood: WayMood) => void;
  /** Breaks every connection now. */
  resetAll: () => void;
  close: () => void;
};

/** A way to a server of ours that can be slow, mute, closed or broken; what is on it keeps its order. */
export async function startFaultProxy(target: NetConnectOpts): Promise<FaultProxy> {
  let mood: WayMood = { kind: 'open' };
  const sockets = new Set<Socket>();
  const carry = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    from.on('data', (chunk) => {
      if (mood.kind === 'mute') return;
      if (mood.kind !== 'slow') return void to.write(chunk);
      setTimeout(() => to.destroyed || to.write(chunk), mood.delayInMs);
    });
  };
  const server = createServer((near) => {
    if (mood.kind === 'refuse') return void near.resetAndDestroy();
    const far = connect(target);
    carry(near, far);
    carry(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The way has no port.');
  const resetAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    setMood: (next) => {
      mood = next;
      if (next.kind === 'refuse') resetAll();
    },
    resetAll,
    close: () => {
      server.close();
      resetAll();
    },
  };
}
