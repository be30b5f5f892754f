import { useRevalidator } from 'react-router';
import type { NotificationChannel, NotificationEvent } from '#domain/users/notifications.ts';
import { hasChannel, NOTIFICATION_CHANNELS, NOTIFICATION_EVENTS } from '#domain/users/notifications.ts';
import { profileTexts } from '#texts/de/users/profile.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { PushOffer } from '#web/push/push.parts.tsx';
import { CHECKED } from '#web/forms/form-data.ts';
import type { OwnAccount, Profile } from '#web/users/load-profile.ts';
import { SubmitButton } from '#web/forms/page-form.tsx';
import type { Fields } from '#web/users/profile-form.tsx';
import { QuietHoursFields } from '#web/users/quiet-hours.parts.tsx';
import { ProfileForm } from '#web/users/profile-form.tsx';
import { Part, Section } from './section.tsx';

const { notifications: texts } = profileTexts;

type NotificationsSectionProps = Pick<Profile, 'notifications' | 'devices'> & {
  account: Pick<OwnAccount, 'id' | 'mailIsConfirmed'>;
};

/** On which occasions, over which channel and at which hours notifications are sent. */
export function NotificationsSection({ notifications, devices, account }: NotificationsSectionProps) {
  const { revalidate } = useRevalidator();
  return (
    <Section id="benachrichtigungen" intro={texts.intro}>
      <ProfileForm intent="benachrichtigungen" submit={profileTexts.form.save}>
        {(fields) => (
          <>
            <Matrix notifications={notifications} isOn={fields.isOn} />
            {!account.mailIsConfirmed && <p className="text-sm">{texts.mailNeedsProof}</p>}
            <QuietHoursFields stored={notifications.quietHours} fields={fields} isApart />
          </>
        )}
      </ProfileForm>
      <PushOffer viewerId={account.id} onChange={() => void revalidate()} />
      {devices.length > 0 && (
        <Part title={texts.devicesTitle}>
          <ProfileForm intent="push-geraet">{() => <DeviceList devices={devices} />}</ProfileForm>
        </Part>
      )}
    </Section>
  );
}

function Matrix({ notifications, isOn }: Pick<Profile, 'notifications'> & Pick<Fields, 'isOn'>) {
  return (
    <table className="profile-matrix w-full border-collapse">
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
          <tr key={event}>
            <th scope="row">
              {texts.events[event].title}
              <span>{texts.events[event].text}</span>
            </th>
            {NOTIFICATION_CHANNELS.map((channel) => (
              <td key={channel}>
                {hasChannel(event, channel) ? (
                  <Cell event={event} channel={channel} stored={notifications[event]} isOn={isOn} />
                ) : (
                  <NoCell event={event} channel={channel} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = {
  event: NotificationEvent;
  channel: NotificationChannel;
  stored: { mail: boolean; push?: boolean };
  isOn: Fields['isOn'];
};

function Cell({ event, channel, stored, isOn }: CellProps) {
  const name = `${event}.${channel}`;
  return (
    <label className="choice justify-center min-h-11 min-w-11">
      <input
        type="checkbox"
        name={name}
        value={CHECKED}
        aria-label={texts.cell(texts.events[event].title, texts.channels[channel])}
        defaultChecked={isOn(name, stored[channel] ?? false)}
      />
    </label>
  );
}

function NoCell({ event, channel }: Pick<CellProps, 'event' | 'channel'>) {
  return (
    <span className="choice justify-center min-h-11">
      <span aria-hidden="true">–</span>
      <span className="only-read">{texts.noChannel(texts.events[event].title, texts.channels[channel])}</span>
    </span>
  );
}

function DeviceList({ devices }: Pick<Profile, 'devices'>) {
  return (
    <ul className="profile-sessions">
      {devices.map(({ id, device, since, isCurrent }) => (
        <li key={id}>
          <Icon name="bell" className="self-start mt-0.75 text-ink-soft" />
          <Cluster gap={2.5} rowGap={0.5} className="profile-session-words min-w-0">
            <b>{device}</b>
            {isCurrent && <Badge tone="neutral">{texts.deviceHere}</Badge>}
            <span>{texts.deviceSince(since)}</span>
          </Cluster>
          {!isCurrent && (
            <SubmitButton
              className="col-2 @min-[32rem]:col-3"
              name="deviceId"
              value={id}
              aria-label={texts.removeDeviceOf(device, since)}
            >
              {texts.removeDevice}
            </SubmitButton>
          )}
        </li>
      ))}
    </ul>
  );
}
