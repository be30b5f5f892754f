import { z } from 'zod';
import { hasOutbox, showTextMessage } from '#server/mail/outbox.service.ts';
import type { Config } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';

/** Shorter than a call may take (`ANSWER_LIMIT_IN_MS` of routing.ts), so that its answer says that the gateway is away. */
const TIMEOUT_IN_MS = 3_500;

type Message = { to: string; text: string };

/** Whether text messages can be sent, or shown where only developers read them. */
export const takesMessages = (config: Config): boolean => config.proofs.sms !== null || hasOutbox(config);

/** Hands a message to the gateway, or shows it in the outbox; false where the gateway did not take it. */
export async function sendTextMessage(context: Context, message: Message): Promise<boolean> {
  const { sms } = context.config.proofs;
  if (sms === null) {
    await showTextMessage(context, message);
    return true;
  }
  try {
    const reply = await fetch(sms.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(sms.token === null ? {} : { authorization: `Bearer ${sms.token}` }),
      },
      body: bodyOf(sms.body, message),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_IN_MS),
    });
    await reply.body?.cancel();
    if (reply.ok) return true;
    context.logger.warn({ event: 'sms.refused', status: reply.status }, 'The gateway refused a text message.');
  } catch (error) {
    context.logger.warn({ event: 'sms.away', err: error }, 'The gateway for text messages does not answer.');
  }
  return false;
}

/** Fills the marks inside of the texts of a JSON, whatever the message holds. */
function bodyOf(template: string, { to, text }: Message): string {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll('{to}', () => to).replaceAll('{text}', () => text);
    if (Array.isArray(value)) return value.map(fill);
    const members = z.record(z.string(), z.unknown()).safeParse(value);
    if (!members.success) return value;
    return Object.fromEntries(Object.entries(members.data).map(([name, one]) => [name, fill(one)]));
  };
  return JSON.stringify(fill(JSON.parse(template)));
}
