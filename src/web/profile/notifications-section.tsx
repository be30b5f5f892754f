import type { NotificationEvent } from '#domain/accounts/notifications.ts';
import { NOTIFICATION_CHANNELS, NOTIFICATION_EVENTS } from '#domain/accounts/notifications.ts';
import { profileTexts } from '#texts/de/profile.ts';
import { CHECKED } from './form-fields.ts';
import type { Profile } from './load-profile.ts';
import type { Fields } from './profile-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Section } from './section.tsx';

const { notifications: texts } = profileTexts;

/** On which occasions and by which way somebody wants to hear from us. */
export function NotificationsSection({ notifications }: Pick<Profile, 'notifications'>) {
  return (
    <Section id="benachrichtigungen" intro={texts.intro}>
      <ProfileForm intent="benachrichtigungen" submit={profileTexts.form.save}>
        {({ isOn }) => (
          <table className="profile-matrix">
            <caption className="only-read">{texts.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.event}</th>
                {NOTIFICATION_CHANNELS.map((channel) => (
                  <th key={channel} scope="col">
                    {texts.channels[channel]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {NOTIFICATION_EVENTS.map((event) => (
                <EventRow key={event} event={event} chosen={notifications[event]} isOn={isOn} />
              ))}
            </tbody>
          </table>
        )}
      </ProfileForm>
    </Section>
  );
}

type EventRowProps = {
  event: NotificationEvent;
  chosen: Profile['notifications'][NotificationEvent];
  isOn: Fields['isOn'];
};

function EventRow({ event, chosen, isOn }: EventRowProps) {
  const { title, text } = texts.events[event];
  return (
    <tr>
      <th scope="row">
        {title}
        <span>{text}</span>
      </th>
      {NOTIFICATION_CHANNELS.map((channel) => (
        <td key={channel}>
          <label className="choice profile-matrix-cell">
            <input
              type="checkbox"
              name={`${event}.${channel}`}
              value={CHECKED}
              aria-label={texts.cell(title, texts.channels[channel])}
              defaultChecked={isOn(`${event}.${channel}`, chosen[channel])}
            />
          </label>
        </td>
      ))}
    </tr>
  );
}
