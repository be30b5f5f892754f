/** Occasions on which somebody may want to hear from the marketplace. */
export const NOTIFICATION_EVENTS = ['newMessage', 'advertExpires', 'productNews'] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];

export const NOTIFICATION_CHANNELS = ['mail'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export type NotificationSettings = Record<NotificationEvent, Record<NotificationChannel, boolean>>;

/** Only the part that somebody has decided; what is absent follows the default. */
export type NotificationChoices = {
  readonly [E in NotificationEvent]?:
    { readonly [C in NotificationChannel]?: boolean | null | undefined } | null | undefined;
};

/**
 * What holds until somebody decides otherwise. News about the product is direct advertising and needs consent first.
 * Source: TKG 2021 § 174.
 */
const DEFAULTS: NotificationSettings = {
  newMessage: { mail: true },
  advertExpires: { mail: true },
  productNews: { mail: false },
};

/** Returns the whole matrix: choices where there are some, defaults elsewhere; later choices count before earlier ones. */
export function notificationSettings(...choices: readonly NotificationChoices[]): NotificationSettings {
  const chosen = (event: NotificationEvent, channel: NotificationChannel): boolean =>
    choices.reduce((before, choice) => choice[event]?.[channel] ?? before, DEFAULTS[event][channel]);
  return {
    newMessage: { mail: chosen('newMessage', 'mail') },
    advertExpires: { mail: chosen('advertExpires', 'mail') },
    productNews: { mail: chosen('productNews', 'mail') },
  };
}
