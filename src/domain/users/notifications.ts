import type { QuietHours } from './quiet-hours.ts';
import { DEFAULT_QUIET_HOURS } from './quiet-hours.ts';

export const NOTIFICATION_CHANNELS = ['mail', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/**
 * Occasions of which a user can be notified: each channel it can be sent over, and whether it is on until the user decides.
 * News about the product is direct advertising and needs consent first. Source: TKG 2021 § 174. A push reaches only
 * devices that were allowed one by one.
 */
const DEFAULTS = {
  newMessage: { mail: true, push: true },
  advertExpires: { mail: true, push: true },
  advertCheck: { mail: true, push: true },
  rating: { mail: true, push: true },
  savedSearch: { mail: true, push: true },
  followedSeller: { mail: true, push: true },
  ownRequests: { mail: true, push: true },
  requestFits: { mail: true, push: true },
  weekFigures: { mail: false },
  productNews: { mail: false },
} as const satisfies Record<string, { mail: boolean; push?: boolean }>;

export type NotificationEvent = keyof typeof DEFAULTS;
export const NOTIFICATION_EVENTS = Object.keys(DEFAULTS) as NotificationEvent[];

/** The occasion that a token to end mails names, `<account>.<occasion>.<signature>`; whether it is ours, the server says. */
export function occasionOfToken(token: string): NotificationEvent | null {
  const name = token.split('.')[1];
  return NOTIFICATION_EVENTS.find((event) => event === name) ?? null;
}

type Channels<E extends NotificationEvent> = { [C in keyof (typeof DEFAULTS)[E]]: boolean };

export type NotificationSettings = { [E in NotificationEvent]: Channels<E> } & { quietHours: QuietHours };

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

/** Returns whether an occasion can be sent over a channel. */
export const hasChannel = (event: NotificationEvent, channel: NotificationChannel): boolean =>
  channel in DEFAULTS[event];

/** Builds one value for each occasion and each channel it can be sent over. */
export function mapNotifications<T>(valueOf: (event: NotificationEvent, channel: NotificationChannel) => T): {
  [E in NotificationEvent]: { [C in keyof Channels<E>]: T };
} {
  const channelsOf = (event: NotificationEvent) =>
    NOTIFICATION_CHANNELS.filter((channel) => hasChannel(event, channel)).map((channel) => [
      channel,
      valueOf(event, channel),
    ]);
  return Object.fromEntries(NOTIFICATION_EVENTS.map((event) => [event, Object.fromEntries(channelsOf(event))])) as {
    [E in NotificationEvent]: { [C in keyof Channels<E>]: T };
  };
}

/** Returns the whole matrix: choices where there are some, defaults elsewhere; later choices count before earlier ones. */
export function notificationSettings(...choices: readonly NotificationChoices[]): NotificationSettings {
  const defaults: Record<NotificationEvent, { mail: boolean; push?: boolean }> = DEFAULTS;
  return {
    ...mapNotifications((event, channel) =>
      choices.reduce(
        (before: boolean, choice) => choice[event]?.[channel] ?? before,
        defaults[event][channel] ?? false,
      ),
    ),
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
