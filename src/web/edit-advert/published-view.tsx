import { editAdvertTexts } from '#texts/de/edit-advert.ts';
import { paths } from '#contract/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { Rings } from '#ui/rings.tsx';
import { ShareTools } from '#web/adverts/page/share-tools.tsx';
import type { Published } from './load-wizard.ts';
import { STEPS } from './wizard-steps.ts';

const texts = editAdvertTexts.done;

/** The advert is online: its link, the way to pass it on, and a code to print. */
export function PublishedView({ published }: { published: Published }) {
  return (
    <div className="wrap wizard">
      <section className="box wizard-done">
        <Rings total={STEPS.length} current={STEPS.length + 1} />
        <h1>{texts.heading}</h1>
        <p>
          <b>{published.title}</b>
        </p>
        <p>{texts.text(published.until)}</p>
        <div className="wizard-buttons">
          <LinkButton variant="main" href={published.path}>
            {texts.show}
          </LinkButton>
          <LinkButton href={paths.editCategory()} icon="plus">
            {texts.another}
          </LinkButton>
        </div>
        <ShareTools title={published.title} shortUrl={published.shortUrl} qr={published.qr} />
      </section>
    </div>
  );
}
