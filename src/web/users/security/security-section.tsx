import type { SecondFactor } from '#contract/accounts/second-factor.schemas.ts';
import { profileTexts } from '#texts/de/users/profile.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import type { SessionView } from '#web/users/load-profile.ts';
import { SubmitButton } from '#web/forms/page-form.tsx';
import { ProfileForm } from '#web/users/profile-form.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';
import { More, Part, Section } from '#web/users/sections/section.tsx';

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
          {() => (
            <>
              <SessionList sessions={sessions.slice(0, SHOWN_AT_ONCE)} />
              {sessions.length > SHOWN_AT_ONCE && (
                <More label={texts.moreSessions(sessions.length - SHOWN_AT_ONCE)} intents={['abmelden']}>
                  <SessionList sessions={sessions.slice(SHOWN_AT_ONCE)} />
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

function SessionList({ sessions }: { sessions: readonly SessionView[] }) {
  return (
    <ul className="profile-sessions">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

function SessionRow({ session }: { session: SessionView }) {
  const { id, kind, device, method, signedInAt, lastSeen, isCurrent } = session;
  return (
    <li>
      <Icon name={kind === 'COOKIE' ? 'globe' : 'cube'} className="self-start mt-0.75 text-ink-soft" />
      <Cluster gap={2.5} rowGap={0.5} className="profile-session-words min-w-0">
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
      </Cluster>
      {!isCurrent && (
        <SubmitButton
          className="col-2 @min-[32rem]:col-3"
          name="sessionId"
          value={id}
          aria-label={texts.endSessionOf(device, signedInAt)}
        >
          {texts.endSession}
        </SubmitButton>
      )}
    </li>
  );
}
