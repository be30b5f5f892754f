import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { expect, inject, it } from 'vitest';
import { afterFile } from '#test/after-file.ts';
import { refusePooler } from './refuse-pooler.ts';

const { host, user } = inject('databaseServer');
const NOTIFICATION = 'A'.charCodeAt(0);

/** Passes everything between client and database but the notices, as a pooler in transaction mode does. */
async function poolerPort(): Promise<number> {
  const server = createServer((client) => {
    const database = connect(join(host, '.s.PGSQL.5432'));
    client.on('error', () => database.destroy()).on('close', () => database.destroy());
    client.pipe(database);
    database.on('error', () => client.destroy());
    database.pipe(withoutNotices()).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(() => server.close());
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('There is no free port.');
  return bound.port;
}

/** Messages of the database have a type in one byte and their length in four. */
function withoutNotices(): Transform {
  let rest = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
        const end = rest.readUInt32BE(1) + 1;
        if (rest[0] !== NOTIFICATION) this.push(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
      done();
    },
  });
}

it('a pooler that loses notices is refused with what to do', async () => {
  const port = await poolerPort();
  await expect(refusePooler({ host: '127.0.0.1', port, user, database: 'postgres' })).rejects.toThrow(/session/);
});

it('a direct connection is taken', async () => {
  await expect(refusePooler({ host, user, database: 'postgres' })).resolves.toBeUndefined();
});
