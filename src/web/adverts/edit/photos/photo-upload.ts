import { MINUTE_IN_MS } from '#domain/durations.ts';
import { readProblem } from '#contract/problem.ts';
import { parsedOrNull } from '#contract/api-errors.ts';
import { uploadAdvertImage } from '#contract/adverts/adverts.ts';
import type { Image } from '#contract/common.schemas.ts';
import { IDEMPOTENCY_HEADER, wireRequest } from '#contract/request.ts';

/** Without a byte or an answer for so long a connection counts as cut. */
const SILENCE_IN_MS = MINUTE_IN_MS;

/** Statuses that may turn out otherwise next time. */
const PASSING_STATUSES: readonly number[] = [0, 408, 409, 425, 429, 500, 502, 503, 504, 507];

export type UploadOutcome =
  | { kind: 'STORED'; image: Image }
  /** May turn out otherwise next time; `message` is null where no answer came. */
  | { kind: 'PASSING'; message: string | null; retryAfterInSeconds: number | null }
  /** May succeed after the person acts, such as by signing in. */
  | { kind: 'STOPPED'; message: string | null }
  | { kind: 'REFUSED'; message: string | null }
  | { kind: 'CANCELLED' };

export type UploadTask = {
  advertId: string;
  blob: Blob;
  /** The server keeps the place in the picture's notes. */
  withPlace: boolean;
  /** The same for every try of one picture, so that it hangs once. */
  idempotencyKey: string;
  signal: AbortSignal;
  /** Share that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
};

export type SendPhoto = (task: UploadTask) => Promise<UploadOutcome>;

/** Uploads a picture with progress, which fetch does not report in all browsers. */
export const sendPhoto: SendPhoto = ({ advertId, blob, withPlace, idempotencyKey, signal, onProgress }) =>
  new Promise((resolve) => {
    const { method, path, headers, body } = wireRequest(uploadAdvertImage, {
      advertId,
      file: blob,
      ...(withPlace ? { withPlace: 'true' } : {}),
    });
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENCE_IN_MS);
    };
    const cancel = (): void => request.abort();
    request.open(method, path);
    for (const [name, value] of Object.entries({ ...headers, [IDEMPOTENCY_HEADER]: idempotencyKey })) {
      request.setRequestHeader(name, value);
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      heard();
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(silence);
      signal.removeEventListener('abort', cancel);
      resolve(signal.aborted ? { kind: 'CANCELLED' } : outcomeOf(request));
    });
    signal.addEventListener('abort', cancel);
    heard();
    request.send(body);
  });

function outcomeOf(request: XMLHttpRequest): UploadOutcome {
  const { status } = request;
  const answer = parsedOrNull(request.responseText);
  if (status >= 200 && status <= 299) {
    // A proxy may answer 200 with a page of its own, such as the sign-in of a guest network.
    return isImage(answer)
      ? { kind: 'STORED', image: answer }
      : { kind: 'PASSING', message: null, retryAfterInSeconds: null };
  }
  const message = readProblem(answer)?.message ?? null;
  if (status === 401) return { kind: 'STOPPED', message };
  if (!PASSING_STATUSES.includes(status)) return { kind: 'REFUSED', message };
  const after = status === 0 ? null : request.getResponseHeader('retry-after');
  return {
    kind: 'PASSING',
    message,
    retryAfterInSeconds: after !== null && /^\d+$/.test(after) ? Number(after) : null,
  };
}

/** Whether the response is an image of the contract, by the fields that only it has. */
function isImage(answer: unknown): answer is Image {
  return typeof answer === 'object' && answer !== null && typeof Reflect.get(answer, 'storedFileId') === 'string';
}
