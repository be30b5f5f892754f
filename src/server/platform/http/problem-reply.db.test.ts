import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { toProblem } from './problem-reply.ts';

/** Listens with the shortest queue there is, says so, and is stopped by its parent. */
const LISTENER = `require('node:net').createServer().listen({ path: process.argv[1], backlog: 1 }, () => console.log('ready'))`;

it('takes a database that stands still with a full queue for one that is away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'queue-'));
  const path = join(folder, 'socket');
  const listener = spawn(process.execPath, ['-e', LISTENER, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const sockets: Socket[] = [];
  try {
    await once(listener.stdout, 'data');
    listener.kill('SIGSTOP');
    const refused = await Promise.race(
      Array.from({ length: 8 }, () => {
        const socket = connect(path);
        sockets.push(socket);
        return once(socket, 'error').then(([error]) => error);
      }),
    );
    expect(refused).toMatchObject({ code: 'EAGAIN' });
    expect(toProblem(refused).status).toBe(503);
  } finally {
    for (const socket of sockets) socket.destroy();
    listener.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});

it('takes a fault of ours for one, whatever it is called', () => {
  expect(toProblem(Object.assign(new Error('open'), { code: 'EMFILE', syscall: 'open' })).status).toBe(500);
  expect(toProblem(Object.assign(new Error('open'), { code: 'ENOENT', syscall: 'open' })).status).toBe(500);
  expect(toProblem(Object.assign(new Error('stream'), { code: 'EPIPE' })).status).toBe(500);
  expect(toProblem(Object.assign(new Error('invalid input syntax for type uuid'), { code: '22P02' })).status).toBe(500);
  expect(toProblem(new TypeError('x is undefined')).status).toBe(500);
});

it('takes a database whose socket is not there, or breaks while it is asked, for one that is away', () => {
  expect(toProblem(Object.assign(new Error('connect'), { code: 'ENOENT', syscall: 'connect' })).status).toBe(503);
  expect(toProblem(Object.assign(new Error('write'), { code: 'EPIPE', syscall: 'write' })).status).toBe(503);
});
