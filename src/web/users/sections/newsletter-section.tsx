import { profileTexts } from '#texts/de/users/profile.ts';
import { Badge } from '#ui/marks/badge.tsx';
import type { OwnAccount } from '#web/users/load-profile.ts';
import { ProfileForm } from '#web/users/profile-form.tsx';
import { Section } from './section.tsx';

const { newsletter: texts } = profileTexts;

/** Whether the newsletter comes; an order waits for the link of its mail. */
export function NewsletterSection({ account: { newsletter, mail } }: { account: OwnAccount }) {
  return (
    <Section id="newsletter" intro={texts.intro}>
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
        <Badge
          tone={newsletter === 'on' ? 'checked' : newsletter === 'pending' ? 'warning' : 'neutral'}
          icon={newsletter === 'on' ? 'check' : newsletter === 'pending' ? 'clock' : 'minus'}
        >
          {texts.states[newsletter]}
        </Badge>
        <p>{texts[`${newsletter}Text`](mail)}</p>
      </div>
      <div className="profile-actions">
        {newsletter !== 'on' && (
          <ProfileForm
            key="ein"
            intent="newsletter-ein"
            submit={newsletter === 'pending' ? texts.orderAgain : texts.order}
            variant={newsletter === 'pending' ? 'edge' : 'main'}
          />
        )}
        {newsletter !== 'off' && (
          <ProfileForm
            key="aus"
            intent="newsletter-aus"
            submit={newsletter === 'pending' ? texts.cancelPending : texts.cancel}
            variant="edge"
          />
        )}
      </div>
    </Section>
  );
}
