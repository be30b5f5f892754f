import { chatPaths } from '#contract/chats/chat-paths.ts';
import { MOST_COOKIE_VALUE, base64UrlCookie, fromBase64Url, toBase64Url } from '#web/device/kept-cookie.ts';

const KEPT_IN_SECONDS = 24 * 60 * 60;

/** A first message that waits on this device until its writer has signed in. */
export type KeptMessage = {
  /** Of the message and of every attempt to send it, so that it arrives once. */
  id: string;
  text: string;
  /** The own place as it was typed, empty where it was not asked for. */
  place: string;
};

/** Over https no other site below the same domain can plant one that is not encrypted. */
const nameOf = (isSecure: boolean): string => `${isSecure ? '__Secure-' : ''}nachricht`;

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();

type Wish = { advertId: string; isSecure: boolean };

/**
 * Returns the Set-Cookie header that keeps a message for 24 hours, or with null forgets it. It is sent to the address of
 * this first message alone. Null: the text does not fit, which takes thousands of characters that hardly repeat.
 */
export async function keptMessageCookie(
  message: KeptMessage | null,
  { advertId, isSecure }: Wish,
): Promise<string | null> {
  const value = message === null ? '' : await packed(message);
  if (value.length > MOST_COOKIE_VALUE) return null;
  const age = message === null ? 0 : KEPT_IN_SECONDS;
  const rest = `Path=${chatPaths.firstMessage(advertId)}; Max-Age=${age}; SameSite=Lax; HttpOnly`;
  return `${nameOf(isSecure)}=${value}; ${rest}${isSecure ? '; Secure' : ''}`;
}

const packed = async (message: KeptMessage): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(message));
  return toBase64Url(new Uint8Array(await through(bytes, new CompressionStream('deflate-raw'))));
};

/** Returns the message that waits, or null; anything else in the cookie counts as none. */
export async function keptMessageOf(
  request: Request,
  { isSecure }: { isSecure: boolean },
): Promise<KeptMessage | null> {
  const value = base64UrlCookie(request, nameOf(isSecure));
  if (value === null || value.length > MOST_COOKIE_VALUE) return null;
  try {
    const bytes = await through(fromBase64Url(value), new DecompressionStream('deflate-raw'));
    const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const [id, text, place] = ['id', 'text', 'place'].map((name): unknown => Reflect.get(Object(parsed), name));
    if (typeof id !== 'string' || typeof text !== 'string' || typeof place !== 'string') return null;
    return { id, text, place };
  } catch {
    return null;
  }
}
