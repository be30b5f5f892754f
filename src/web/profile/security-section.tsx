import type { SecondFactor } from '#contract/second-factor.schemas.ts';
import { profileTexts } from '#texts/de/profile.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { SessionView } from './load-profile.ts';
import { ProfileForm } from './profile-form.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';
import { More, Part, Section } from './section.tsx';

const { security: texts } = profileTexts;

const SHOWN_AT_ONCE = 5;

type SecuritySectionProps = {
  secondFactor: SecondFactor;
  sessions: readonly SessionView[];
  mailIsConfirmed: boolean;
};

export function SecuritySection({ secondFactor, sessions, mailIsConfirmed }: SecuritySectionProps) {
  return (
    <Section id="sicherheit" intro={texts.intro}>
      <Part
        title={texts.factorTitle}
        badge={
          <Badge tone={secondFactor.isOn ? 'checked' : 'neutral'} icon={secondFactor.isOn ? 'check' : 'minus'}>
            {secondFactor.isOn ? texts.on : texts.off}
          </Badge>
        }
      >
        <SecondFactorPart secondFactor={secondFactor} mailIsConfirmed={mailIsConfirmed} />
      </Part>
      <Part title={texts.sessionsTitle}>
        <p className="text-sm">{sessions.length > 1 ? texts.sessionsText : texts.onlyHere}</p>
        <ProfileForm intent="abmelden">
          {({ isBusy }) => (
            <>
              <SessionList sessions={sessions.slice(0, SHOWN_AT_ONCE)} isBusy={isBusy} />
              {sessions.length > SHOWN_AT_ONCE && (
                <More label={texts.moreSessions(sessions.length - SHOWN_AT_ONCE)} intents={['abmelden']}>
                  <SessionList sessions={sessions.slice(SHOWN_AT_ONCE)} isBusy={isBusy} />
                </More>
              )}
            </>
          )}
        </ProfileForm>
        {sessions.length > 1 && <ProfileForm intent="andere-abmelden" submit={texts.endOthers} variant="edge" />}
      </Part>
    </Section>
  );
}

type SessionListProps = { sessions: readonly SessionView[]; isBusy: boolean };

function SessionList({ sessions, isBusy }: SessionListProps) {
  return (
    <ul className="profile-sessions">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} isBusy={isBusy} />
      ))}
    </ul>
  );
}

function SessionRow({ session, isBusy }: { session: SessionView; isBusy: boolean }) {
  const { id, kind, device, method, signedInAt, lastSeen, isCurrent } = session;
  return (
    <li>
      <Icon name={kind === 'COOKIE' ? 'globe' : 'cube'} />
      <div className="profile-session-words">
        <b>{device}</b>
        {isCurrent && (
          <Badge tone="checked" icon="check">
            {texts.here}
          </Badge>
        )}
        <span>
          {[
            ...(kind === 'BEARER' ? [texts.program] : []),
            method,
            texts.signedInAt(signedInAt),
            ...(isCurrent ? [] : [texts.lastSeen(lastSeen)]),
          ].join(' · ')}
        </span>
      </div>
      {!isCurrent && (
        <Button
          type="submit"
          name="sessionId"
          value={id}
          aria-disabled={isBusy || undefined}
          aria-label={texts.endSessionOf(device, signedInAt)}
        >
          {texts.endSession}
        </Button>
      )}
    </li>
  );
}
