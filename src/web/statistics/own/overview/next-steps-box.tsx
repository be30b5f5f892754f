import { ownOverviewTexts } from '#texts/de/statistics/own-overview.ts';
import { Grid } from '#ui/layout/layout.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import type { Step } from './next-steps.ts';

const texts = ownOverviewTexts.steps;

/** What waits for the seller, each with the link to where it is done. */
export function NextSteps({ steps, waitsForDays }: { steps: readonly Step[]; waitsForDays: number }) {
  return (
    <section className="box own-stats-card" aria-labelledby="naechstes">
      <h2 id="naechstes">{texts.title}</h2>
      {steps.length === 0 ? (
        <p className="flex gap-2">
          <Icon name="check-circle" className="flex-none mt-1" />
          {texts.none}
        </p>
      ) : (
        <Grid as="ul" gap={4} least="15rem" className="own-stats-hints">
          {steps.map(({ name, count, href }) => (
            <li key={name} className="content-start">
              <b>{texts[name].title(count)}</b>
              <span className="text-sm">
                {name === 'CHATS' ? texts.CHATS.text(count, waitsForDays) : texts[name].text}
              </span>
              <a className="inline-flex items-center min-h-11 justify-self-start print:hidden" href={href}>
                {texts[name].action}
              </a>
            </li>
          ))}
        </Grid>
      )}
    </section>
  );
}
