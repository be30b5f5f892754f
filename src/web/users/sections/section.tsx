import type { ReactNode } from 'react';
import { profileTexts } from '#texts/de/users/profile.ts';
import { classNames } from '#ui/class-names.ts';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Caret } from '#ui/marks/caret.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import type { IconName } from '#ui/marks/icon-names.ts';
import type { Intent, SectionId } from '#web/users/profile-forms.ts';
import { useProfilePage } from '#web/users/profile-page-context.ts';

export const SECTION_ICONS: Record<SectionId, IconName> = {
  konto: 'user',
  anbieter: 'seal-check',
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

/** A section of the page with an anchor of its own. */
export function Section({ id, intro, children }: SectionProps) {
  const { shown } = useProfilePage();
  return (
    <section
      id={id}
      className="box profile-section long-words"
      aria-labelledby={`${id}-titel`}
      data-shown={id === shown || undefined}
    >
      <Stack as="header" gap={1} className="profile-section-head [&_p]:text-ink-soft [&_p]:text-sm">
        <h2 id={`${id}-titel`} className="flex items-center gap-2.5 text-xl">
          <Icon name={SECTION_ICONS[id]} className="size-[1.4rem] text-spruce" />
          {profileTexts.sections[id]}
        </h2>
        <p>{intro}</p>
      </Stack>
      {children}
    </section>
  );
}

/** One matter of a section, below its own heading. */
export function Part({ title, badge, children }: { title: string; badge?: ReactNode; children: ReactNode }) {
  return (
    <div className="profile-part grid-cols-1 gap-3 pt-5 border-t border-t-seam">
      <Cluster gap={3} rowGap={1} className="profile-part-head">
        <h3>{title}</h3>
        {badge}
      </Cluster>
      {children}
    </div>
  );
}

type MoreProps = {
  label: string;
  /** The forms inside: after one was sent without script the section stays open, so that its result is visible. */
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
    <details className="group open:grid open:basis-full open:gap-4" open={isOpen || wasSent}>
      <summary
        className={classNames('button min-h-11 justify-self-start', isDangerous ? 'button-danger' : 'button-edge')}
      >
        {label}
        <Caret className="size-4" />
      </summary>
      <div
        className={classNames(
          'mt-1 grid grid-cols-[minmax(0,1fr)] gap-3 border-l-4 pl-4',
          isDangerous ? 'border-red' : 'border-lichen',
        )}
      >
        {children}
      </div>
    </details>
  );
}
