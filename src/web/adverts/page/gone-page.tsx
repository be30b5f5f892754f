import { paths } from '#contract/paths.ts';
import { advertPageTexts } from '#texts/de/adverts/advert.ts';
import { Button } from '#ui/actions/button.tsx';
import { Rings } from '#ui/chart/rings.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { GoneAdvert } from './load-advert.ts';
import { SimilarAdverts } from './similar-adverts.tsx';
import './advert.css';

const { gone: texts, similar } = advertPageTexts;

/** The page of an advert that was public once: what there is instead, and a search. */
export function GonePage({ advert }: { advert: GoneAdvert }) {
  const hasSimilar = advert.similar.length > 0;
  return (
    <div className="wrap">
      <div className="gone flex flex-wrap gap-y-4 gap-x-8 [padding-block:36px_12px]">
        <Rings total={4} current={0} className="size-24" />
        <div className="grid min-w-0 gap-4">
          <h1>{texts.title}</h1>
          <p>{hasSimilar ? texts.text : texts.textAlone}</p>
          <form
            role="search"
            action={advert.category === null ? paths.products() : paths.products(advert.category)}
            className="flex max-w-[640px] flex-wrap items-end gap-2"
          >
            <TextField
              className="min-w-[min(100%,16rem)] flex-1"
              label={texts.search}
              name="suche"
              type="search"
              icon="magnifying-glass"
              placeholder={texts.placeholder}
            />
            <Button variant="main" type="submit">
              {texts.submit}
            </Button>
          </form>
        </div>
      </div>
      <SimilarAdverts title={similar.title} items={advert.similar} category={advert.category} now={advert.now} />
    </div>
  );
}
