import { type AddressInfo, type Server, createServer } from 'node:net';

/** A port of this machine that is free at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenAnywhere(probe);
  await new Promise<void>((resolve) => void probe.close(() => resolve()));
  return port;
}

/** A server that takes every connection and never says a word. */
export async function startMuteServer(): Promise<{ port: number; close: () => void }> {
  const server = createServer(() => {});
  return { port: await listenAnywhere(server), close: () => void server.close() };
}

/** Starts a server on a free port of this machine. */
export async function listenAnywhere(server: Pick<Server, 'listen' | 'address'>): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return portOf(server.address());
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
