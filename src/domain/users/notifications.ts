import type { QuietHours } from './quiet-hours.ts';
import { DEFAULT_QUIET_HOURS } from './quiet-hours.ts';

/** Occasions of which a user can be notified. */
export const NOTIFICATION_EVENTS = ['newMessage', 'advertExpires', 'weekFigures', 'productNews'] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

export const NOTIFICATION_CHANNELS = ['mail', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Occasions that are no reason to ring: figures of a week and news about the product. */
const MAIL_ONLY: readonly NotificationEvent[] = ['weekFigures', 'productNews'];

/** Occasions that are pushed to allowed devices. */
export type PushEvent = Exclude<NotificationEvent, 'weekFigures' | 'productNews'>;

export type NotificationSettings = Record<PushEvent, { mail: boolean; push: boolean }> & {
  weekFigures: { mail: boolean };
  productNews: { mail: boolean };
  quietHours: QuietHours;
};

type Decision = boolean | null | undefined;
type ChannelChoices = { readonly mail?: Decision; readonly push?: Decision } | null | undefined;

/** Only what the user has chosen; what is absent follows the default. */
export type NotificationChoices = { readonly [E in NotificationEvent]?: ChannelChoices } & {
  readonly quietHours?:
    | {
        readonly isOn?: Decision;
        readonly fromHour?: number | null | undefined;
        readonly toHour?: number | null | undefined;
      }
    | null
    | undefined;
};

/**
 * The defaults. News about the product is direct advertising and needs consent first.
 * Source: TKG 2021 § 174. A push reaches only devices that were allowed one by one.
 */
const DEFAULTS = {
  newMessage: { mail: true, push: true },
  advertExpires: { mail: true, push: true },
  weekFigures: { mail: false, push: false },
  productNews: { mail: false, push: false },
} as const;

/** Returns whether an occasion can be sent over a channel. */
export const hasChannel = (event: NotificationEvent, channel: NotificationChannel): boolean =>
  channel === 'mail' || !MAIL_ONLY.includes(event);

/** Returns the whole matrix: choices where there are some, defaults elsewhere; later choices count before earlier ones. */
export function notificationSettings(...choices: readonly NotificationChoices[]): NotificationSettings {
  const chosen = (event: NotificationEvent, channel: NotificationChannel): boolean =>
    choices.reduce((before: boolean, choice) => choice[event]?.[channel] ?? before, DEFAULTS[event][channel]);
  return {
    newMessage: { mail: chosen('newMessage', 'mail'), push: chosen('newMessage', 'push') },
    advertExpires: { mail: chosen('advertExpires', 'mail'), push: chosen('advertExpires', 'push') },
    weekFigures: { mail: chosen('weekFigures', 'mail') },
    productNews: { mail: chosen('productNews', 'mail') },
    quietHours: choices.reduce(
      (before: QuietHours, { quietHours }) => ({
        isOn: quietHours?.isOn ?? before.isOn,
        fromHour: quietHours?.fromHour ?? before.fromHour,
        toHour: quietHours?.toHour ?? before.toHour,
      }),
      DEFAULT_QUIET_HOURS,
    ),
  };
}
