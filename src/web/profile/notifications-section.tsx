import { useRevalidator } from 'react-router';
import type { NotificationChannel, NotificationEvent } from '#domain/accounts/notifications.ts';
import { hasChannel, NOTIFICATION_CHANNELS, NOTIFICATION_EVENTS } from '#domain/accounts/notifications.ts';
import { profileTexts } from '#texts/de/profile.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxRow } from '#ui/choice.tsx';
import { Icon } from '#ui/icon.tsx';
import { SelectField } from '#ui/text-field.tsx';
import { PushOffer } from '#web/push/push.parts.tsx';
import { CHECKED } from './form-fields.ts';
import type { OwnAccount, Profile } from './load-profile.ts';
import type { Fields } from './profile-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Part, Section } from './section.tsx';

const { notifications: texts } = profileTexts;

type NotificationsSectionProps = Pick<Profile, 'notifications' | 'devices'> & {
  account: Pick<OwnAccount, 'id' | 'mailIsConfirmed'>;
};

/** On which occasions, by which way and at which hours somebody wants to hear from us. */
export function NotificationsSection({ notifications, devices, account }: NotificationsSectionProps) {
  const { revalidate } = useRevalidator();
  return (
    <Section id="benachrichtigungen" intro={texts.intro}>
      <ProfileForm intent="benachrichtigungen" submit={profileTexts.form.save}>
        {(fields) => (
          <>
            <Matrix notifications={notifications} isOn={fields.isOn} />
            {!account.mailIsConfirmed && <p className="text-sm">{texts.mailNeedsProof}</p>}
            <QuietHoursFields stored={notifications.quietHours} fields={fields} />
          </>
        )}
      </ProfileForm>
      <PushOffer viewerId={account.id} onChange={() => void revalidate()} />
      {devices.length > 0 && (
        <Part title={texts.devicesTitle}>
          <ProfileForm intent="push-geraet">
            {({ isBusy }) => <DeviceList devices={devices} isBusy={isBusy} />}
          </ProfileForm>
        </Part>
      )}
    </Section>
  );
}

function Matrix({ notifications, isOn }: Pick<Profile, 'notifications'> & Pick<Fields, 'isOn'>) {
  return (
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
    <label className="choice profile-matrix-cell">
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
    <span className="choice profile-matrix-cell">
      <span aria-hidden="true">–</span>
      <span className="only-read">{texts.noChannel(texts.events[event].title, texts.channels[channel])}</span>
    </span>
  );
}

const HOURS = Array.from({ length: 24 }, (_none, hour) => ({ value: String(hour), label: texts.hour(hour) }));

type QuietHoursFieldsProps = { stored: Profile['notifications']['quietHours']; fields: Fields };

function QuietHoursFields({ stored, fields: { isOn, text } }: QuietHoursFieldsProps) {
  return (
    <fieldset className="profile-quiet">
      <legend className="field-label">{texts.quietTitle}</legend>
      <CheckboxRow
        name="quietHours.isOn"
        value={CHECKED}
        label={texts.quiet}
        defaultChecked={isOn('quietHours.isOn', stored.isOn)}
      />
      <div className="profile-quiet-hours">
        <SelectField
          label={texts.quietFrom}
          choices={HOURS}
          {...text('quietHours.fromHour', String(stored.fromHour))}
        />
        <SelectField label={texts.quietTo} choices={HOURS} {...text('quietHours.toHour', String(stored.toHour))} />
      </div>
      <p className="text-sm">{texts.quietHelp}</p>
    </fieldset>
  );
}

function DeviceList({ devices, isBusy }: Pick<Profile, 'devices'> & { isBusy: boolean }) {
  return (
    <ul className="profile-sessions">
      {devices.map(({ id, device, since, isCurrent }) => (
        <li key={id}>
          <Icon name="bell" />
          <div className="profile-session-words">
            <b>{device}</b>
            {isCurrent && <Badge tone="neutral">{texts.deviceHere}</Badge>}
            <span>{texts.deviceSince(since)}</span>
          </div>
          {!isCurrent && (
            <Button
              type="submit"
              name="deviceId"
              value={id}
              aria-disabled={isBusy || undefined}
              aria-label={texts.removeDeviceOf(device, since)}
            >
              {texts.removeDevice}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
