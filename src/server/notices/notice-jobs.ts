import { SECOND_IN_MS } from '#domain/durations.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import type { AddressRule } from '#server/platform/http/outgoing/outgoing-address.ts';
import { PUSH_SERVICES_ONLY } from '#server/push/push-sender.service.ts';
import { createPushCarrier } from '#server/push/push-sender.service.ts';
import { sendDuePushes } from '#server/push/push-sender.service.ts';
import { dropOldPushRows } from '#server/push/push.service.ts';
import { mailUnreadMessages } from './chat-mails.service.ts';
import { pushUnreadMessages } from './chat-pushes.service.ts';

/** Regular tasks that notify people who are away. */
export function noticeTasks(base: BaseContext, rule: AddressRule = PUSH_SERVICES_ONLY): BackgroundTask[] {
  const { vapid, publicUrl, mailFrom } = base.config;
  const subject = publicUrl?.startsWith('https:') ? publicUrl : `mailto:${mailFrom.replace(/^.*<|>$/g, '')}`;
  const carry = createPushCarrier({ keys: vapid, subject, rule });
  return [
    { name: 'mail unread messages', everyInMs: 15 * SECOND_IN_MS, run: () => mailUnreadMessages(base) },
    { name: 'push unread messages', everyInMs: 3 * SECOND_IN_MS, run: () => pushUnreadMessages(base) },
    { name: 'send pushes', everyInMs: 2 * SECOND_IN_MS, run: () => sendDuePushes(base, carry) },
    {
      name: 'forget old pushes and signed-out devices',
      everyInMs: 3600 * SECOND_IN_MS,
      run: () => dropOldPushRows(base),
    },
  ];
}
