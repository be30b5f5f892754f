import { createDecipheriv, createECDH, hkdfSync, randomBytes, verify, createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type ReceivedPush = {
  device: string;
  headers: IncomingHttpHeaders;
  /** As the device reads it. */
  text: string;
  /** What the sender says of itself, from a signature that fits its key. */
  sender: { aud: string; exp: number; sub: string; key: string };
};

type Answer = { status: number; headers?: Record<string, string> };

/** A push service and its devices on this machine: takes what RFC 8030 describes and reads it as a browser does. */
export async function startPushService() {
  const devices = new Map<string, ReturnType<typeof createDevice>>();
  const received: ReceivedPush[] = [];
  const faults: string[] = [];
  let answers: Answer[] = [];
  let asked = 0;
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      asked += 1;
      const name = (request.url ?? '').split('/').at(-1) ?? '';
      const device = devices.get(name);
      const { status, headers = {} } = answers.shift() ?? { status: device === undefined ? 410 : 201 };
      try {
        if (device !== undefined && status < 300) {
          const sender = readSender(request.headers.authorization ?? '');
          received.push({ device: name, headers: request.headers, text: device.read(body), sender });
        }
      } catch (error) {
        faults.push(String(error));
      }
      response.writeHead(status, headers).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    received,
    faults,
    asked: () => asked,
    /** The next responses, whatever the requests. */
    answerNext: (...next: Answer[]) => void (answers = next),
    addDevice: (name: string) => {
      const device = createDevice();
      devices.set(name, device);
      return { endpoint: `http://127.0.0.1:${port}/push/${name}`, keys: device.keys };
    },
    removeDevice: (name: string) => void devices.delete(name),
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

/** Message encryption for web push. Source: RFC 8291 (2017), on top of the coding of RFC 8188. */
function createDevice() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const publicKey = own.getPublicKey();
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read: (body: Buffer): string => {
      const salt = body.subarray(0, 16);
      const keyLength = body[20] ?? 0;
      const senderKey = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(senderKey), auth, info, 32));
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
    },
  };
}

/** Who sends, by a token it signed. Source: RFC 8292 (2017). @throws Error where the signature does not fit the key */
function readSender(authorization: string): ReceivedPush['sender'] {
  const [, token = '', key = ''] = /^vapid t=([^,\s]+),\s*k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGenuine) throw new Error('The sender did not sign with its key.');
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')), key };
}
