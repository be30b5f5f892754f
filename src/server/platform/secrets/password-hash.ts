import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** Source: OWASP Password Storage Cheat Sheet, argon2id with 19 MiB, 2 passes, 1 lane. */
const MEMORY_IN_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const SALT_LENGTH = 16;
const TAG_LENGTH = 32;

type Parameters = { memory: number; passes: number; parallelism: number; salt: Buffer; tag: Buffer };

/** Hash of a random password: checking it costs the same as checking a real one. */
const DUMMY_HASH = formatHash({
  memory: MEMORY_IN_KIB,
  passes: PASSES,
  parallelism: LANES,
  salt: randomBytes(SALT_LENGTH),
  tag: randomBytes(TAG_LENGTH),
});

/** A new argon2id hash in PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const parameters = { memory: MEMORY_IN_KIB, passes: PASSES, parallelism: LANES, salt: randomBytes(SALT_LENGTH) };
  return formatHash({ ...parameters, tag: await derive(password, parameters, TAG_LENGTH) });
}

/** Whether the password belongs to the hash; without a hash it takes the same time and says no. */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const parameters = parseHash(hash ?? DUMMY_HASH) ?? parseHash(DUMMY_HASH);
  if (!parameters) return false;
  const tag = await derive(password, parameters, parameters.tag.length);
  return timingSafeEqual(tag, parameters.tag) && hash !== null;
}

function derive(password: string, parameters: Omit<Parameters, 'tag'>, tagLength: number): Promise<Buffer> {
  const { memory, passes, parallelism, salt } = parameters;
  const message = Buffer.from(password.normalize('NFC'), 'utf8');
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength }, (error, tag) => {
      if (error) reject(error);
      else resolve(tag);
    });
  });
}

function formatHash({ memory, passes, parallelism, salt, tag }: Parameters): string {
  const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/={1,2}$/, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

function parseHash(hash: string): Parameters | null {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash);
  if (!match) return null;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
