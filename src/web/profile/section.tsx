import type { ReactNode } from 'react';
import { profileTexts } from '#texts/de/profile.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-names.ts';
import type { Intent, SectionId } from './profile-forms.ts';
import { useProfilePage } from './profile-page-context.ts';

export const SECTION_ICONS: Record<SectionId, IconName> = {
  konto: 'user',
  sicherheit: 'shield-check',
  kontakt: 'phone',
  rechnung: 'file-text',
  abo: 'star',
  gutschein: 'tag',
  firma: 'factory',
  pefc: 'seal-check',
  newsletter: 'leaf',
  benachrichtigungen: 'bell',
  darstellung: 'text-aa',
  datenschutz: 'lock',
};

type SectionProps = { id: SectionId; intro: string; children: ReactNode };

/** A part of the page with an address of its own. */
export function Section({ id, intro, children }: SectionProps) {
  return (
    <section id={id} className="box profile-section" aria-labelledby={`${id}-titel`}>
      <header className="profile-section-head">
        <h2 id={`${id}-titel`}>
          <Icon name={SECTION_ICONS[id]} />
          {profileTexts.sections[id]}
        </h2>
        <p>{intro}</p>
      </header>
      {children}
    </section>
  );
}

/** One matter of a section, below its own heading. */
export function Part({ title, badge, children }: { title: string; badge?: ReactNode; children: ReactNode }) {
  return (
    <div className="profile-part">
      <div className="profile-part-head">
        <h3>{title}</h3>
        {badge}
      </div>
      {children}
    </div>
  );
}

type MoreProps = {
  label: string;
  /** The forms inside: after one of them was sent without script it stays open, so that its answer is seen. */
  intents?: readonly Intent[];
  isOpen?: boolean;
  isDangerous?: boolean;
  children: ReactNode;
};

/** What is seldom needed, behind its name; opens without script too. */
export function More({ label, intents = [], isOpen = false, isDangerous, children }: MoreProps) {
  const { sent, saved } = useProfilePage();
  const wasSent = intents.some((intent) => intent === sent?.intent || intent === saved);
  return (
    <details className={classNames('profile-more', isDangerous && 'profile-more-dangerous')} open={isOpen || wasSent}>
      <summary className={`button ${isDangerous ? 'button-danger' : 'button-edge'}`}>
        {label}
        <Icon name="caret-down" />
      </summary>
      <div className="profile-more-body">{children}</div>
    </details>
  );
}
