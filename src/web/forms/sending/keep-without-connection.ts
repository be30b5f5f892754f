import { data } from 'react-router';
import { ABOUT_FIELD, INTENT_FIELD, typed, typedValues } from '#web/forms/form-data.ts';
import type { FormReply } from '#web/forms/form-reply.ts';

type Sent<R> = { serverAction: () => Promise<R>; request: Request };

/** Sends a form; without a connection the page keeps all that was typed. */
export async function keepWithoutConnection<R>({ serverAction, request }: Sent<R>, offline: string) {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const form = await copy.formData();
    const [intent, about] = [INTENT_FIELD, ABOUT_FIELD].map((name) => typed(form, name) || undefined);
    const reply: FormReply = { intent, about, message: offline, errors: {}, values: typedValues(form) };
    // As a failure, so that the router does not ask for the page again.
    return data(reply, { status: 503 });
  }
}
