import { createHash } from 'node:crypto';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type Holder = { pid: number; address: string | null; isClosing: boolean };

export type InstanceLock = {
  setAddress: (address: string) => void;
  setClosing: () => void;
  release: () => void;
};

const CLOSING_LIMIT_IN_MS = 15_000;

/**
 * Makes this process the only one on a data folder. The lock is an abstract socket: the kernel drops it with the
 * process, however that ends, so it is never stale. Waits for a holder that is just shutting down.
 * @throws Error that names the holder where another process works on the folder.
 */
export async function lockInstance(dataDir: string): Promise<InstanceLock> {
  const name = `\0stammplatz-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`;
  const deadline = Date.now() + CLOSING_LIMIT_IN_MS;
  const own: Holder = { pid: process.pid, address: null, isClosing: false };
  for (;;) {
    const server = await listen(name, own);
    if (server) {
      return {
        setAddress: (address) => void (own.address = address),
        setClosing: () => void (own.isClosing = true),
        release: () => server.close(),
      };
    }
    const holder = await askHolder(name);
    if (holder && !(holder.isClosing && Date.now() < deadline)) {
      const where = holder.address ? ` und antwortet unter ${holder.address}` : '';
      throw new Error(`Stammplatz läuft bereits auf dem Datenordner ${dataDir} (Prozess ${holder.pid})${where}.`);
    }
    if (Date.now() > deadline) throw new Error(`Der Datenordner ${dataDir} ist belegt.`);
    await wait(100);
  }
}

function listen(name: string, own: Holder): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(JSON.stringify(own));
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(name, () => {
      server.unref();
      resolve(server);
    });
  });
}

function askHolder(name: string): Promise<Holder | null> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(name);
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => resolve(null));
    socket.on('close', () => resolve(parseHolder(text)));
  });
}

function parseHolder(text: string): Holder | null {
  try {
    const value: unknown = JSON.parse(text);
    if (value === null || typeof value !== 'object' || !('pid' in value)) return null;
    return {
      pid: Number(value.pid),
      address: 'address' in value && typeof value.address === 'string' ? value.address : null,
      isClosing: 'isClosing' in value && value.isClosing === true,
    };
  } catch {
    return null;
  }
}
