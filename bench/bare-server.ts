import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers every request with the same stored bytes: the most that Node's own web server does with them. */

const [file = ''] = process.argv.slice(2);
const { headers, body }: { headers: Record<string, string>; body: string } = JSON.parse(readFileSync(file, 'utf8'));
const bytes = Buffer.from(body, 'base64');

const server = createServer((_request, reply) => {
  reply.writeHead(200, { ...headers, 'content-length': bytes.length });
  reply.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`http://127.0.0.1:${port}`);
});
