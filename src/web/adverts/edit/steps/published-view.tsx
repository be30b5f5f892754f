import { editAdvertTexts } from '#texts/de/adverts/edit-advert.ts';
import { paths } from '#contract/paths.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Rings } from '#ui/chart/rings.tsx';
import { ShareTools } from '#web/adverts/page/share/share-tools.tsx';
import type { Published } from '#web/adverts/edit/load-wizard.ts';
import { STEPS } from '#web/adverts/edit/wizard-steps.ts';

const texts = editAdvertTexts.done;

/** The advert is online: its link, the way to pass it on, and a code to print. */
export function PublishedView({ published }: { published: Published }) {
  return (
    <div className="wrap wizard grid grid-cols-1 gap-5">
      <section className="box wizard-done">
        <Rings total={STEPS.length} current={STEPS.length + 1} />
        <h1>{texts.heading}</h1>
        <p>
          <b>{published.title}</b>
        </p>
        <p>{texts.text(published.until)}</p>
        <div className="flex flex-wrap gap-2.5">
          <LinkButton variant="main" href={published.path}>
            {texts.show}
          </LinkButton>
          <LinkButton href={paths.editCategory()} icon="plus">
            {texts.another}
          </LinkButton>
        </div>
        <ShareTools title={published.title} shortUrl={published.shortUrl} advertId={published.id} />
      </section>
    </div>
  );
}
