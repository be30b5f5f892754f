import { reopeningMails as texts } from '#texts/de/moderation/reopening.ts';
import { queueMail } from '#server/mail/mails.service.ts';
import type { BaseContext } from '#server/platform/context.ts';

type Context = Pick<BaseContext, 'db' | 'clock' | 'newId' | 'config' | 'memory'>;
type Told = { id: string; to: string; name: string };

/** Tells that a decision was taken back; `undoneBy` distinguishes the mails of two such acts. */
export async function mailTakenBack(
  context: Context,
  what: keyof typeof texts,
  { undoneBy, told }: { undoneBy: string; told: readonly Told[] },
): Promise<void> {
  for (const { id, to, name } of told) {
    if (to === '') continue;
    const template = `decision-${what}`;
    const greetingName = name.split(' ')[0] ?? '';
    const content = { template, ...texts[what], greetingName };
    await queueMail(context, { eventKey: `${template}:${id}:${undoneBy}`, to, content });
  }
}
