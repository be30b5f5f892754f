import type { MouseEvent } from 'react';
import { useMemo } from 'react';
import { notePaths } from '#contract/adverts/note-paths.ts';
import { paths } from '#contract/paths.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import type { DrawnPicture } from '#domain/pictures/picture-url.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import { editAdvertTexts } from '#texts/de/adverts/edit-advert.ts';
import { noteTexts } from '#texts/de/adverts/notes.ts';
import { pelletTexts } from '#texts/de/adverts/pellets.ts';
import { productsTexts } from '#texts/de/search/products.ts';
import { Badge } from '#ui/marks/badge.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import type { IconName } from '#ui/marks/icon-names.ts';
import { Picture } from '#ui/marks/picture.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { textOf } from '#web/adverts/edit/draft/draft-values.ts';
import type { WizardData } from '#web/adverts/edit/load-wizard.ts';
import { listLocalDrafts } from '#web/adverts/edit/draft/local-drafts.ts';
import type { Wizard } from '#web/adverts/edit/use-wizard.ts';
import { CATEGORY_PARAM, REF_PARAM, stepPath, TEMPLATE_PARAM } from '#web/adverts/edit/wizard-steps.ts';

const texts = editAdvertTexts.category;

const TILES: readonly { category: CategoryCode; picture: DrawnPicture }[] = [
  { category: 'FIREWOOD', picture: { kind: 'stack', species: ['buche'], seed: 5 } },
  { category: 'LOGS', picture: { kind: 'logPile', species: ['laerche', 'fichte'], seed: 21 } },
  { category: 'SAWN_WOOD', picture: { kind: 'boardPack', species: ['laerche'], seed: 13 } },
  { category: 'WOOD_CHIPS', picture: { kind: 'woodChips', species: ['fichte'], seed: 11 } },
  { category: 'PELLETS', picture: { kind: 'pellets', species: ['fichte'], seed: 12 } },
  { category: 'FOREST', picture: { kind: 'markedTrees', species: ['fichte'], seed: 14 } },
  { category: 'SERVICES', picture: { kind: 'forwarder', species: ['fichte'], seed: 15 } },
];

/** The first step: the category, by picture and one sentence. */
export function StepCategory({ wizard, data }: { wizard: Wizard; data: WizardData }) {
  return (
    <>
      <div className="grid gap-1.5 [&_p]:text-ink-soft">
        <h1>{texts.heading}</h1>
        <p>{texts.intro}</p>
      </div>
      {data.advert === null && <OpenDrafts drafts={data.drafts} viewerId={data.account?.id ?? null} />}
      {data.template !== null && data.advert === null && <TemplateLink template={data.template} />}
      <ul className="grid gap-3.5 md:grid-cols-2 lg:grid-cols-4">
        {TILES.map((tile) => (
          <CategoryTile
            key={tile.category}
            {...tile}
            wizard={wizard}
            cost={
              tile.category === 'PELLETS' && data.account?.maySellPellets !== true
                ? pelletTexts.atTile(data.pelletPlan)
                : null
            }
          />
        ))}
        {data.advert === null && (
          <li className="grid content-center gap-0.5 rounded-sawn border border-seam px-3.5 py-3">
            <OtherWay
              href={ownAdvertPaths.importAdverts()}
              icon="file-text"
              label={texts.importMany}
              text={texts.importManyText}
            />
            <OtherWay
              href={notePaths.notes()}
              icon="tree-evergreen"
              label={noteTexts.offer}
              text={noteTexts.offerText}
            />
          </li>
        )}
      </ul>
    </>
  );
}

type OtherWayProps = { href: string; icon: IconName; label: string; text: string };

function OtherWay({ href, icon, label, text }: OtherWayProps) {
  return (
    <>
      <a href={href} className="inline-flex min-h-11 items-center gap-2">
        <Icon name={icon} />
        {label}
      </a>
      <span className="text-sm text-ink-soft">{text}</span>
    </>
  );
}

type TileProps = { category: CategoryCode; picture: DrawnPicture; wizard: Wizard; cost: string | null };

function CategoryTile({ category, picture, cost, wizard: { state, store, goTo } }: TileProps) {
  const isChosen = state.category === category;
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    store.choose(category);
    goTo(1);
  };
  return (
    <li
      className="relative grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] rounded-sawn border border-seam bg-snow hover:border-edge has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-spruce aria-[current]:border-spruce aria-[current]:bg-spruce-pale md:grid-cols-[minmax(0,1fr)] md:grid-rows-[auto_1fr]"
      aria-current={isChosen || undefined}
    >
      <Picture
        srcOf={(width, format) => pictureUrl(picture, width, format === 'jpeg' ? 'jpg' : format)}
        alt=""
        sizes="(min-width: 62.5rem) 215px, (min-width: 47.5rem) 46vw, 40vw"
        shape="wide"
        className="h-full aspect-auto md:h-auto md:aspect-[2/1]"
      />
      <div className="grid content-start justify-items-start gap-1 min-w-0 py-3 px-3.5">
        <h2 className="text-lg font-[650]">
          <a
            href={factsPath(category, state.ref)}
            className="text-inherit no-underline outline-none after:absolute after:inset-0 after:content-['']"
            onClick={choose}
          >
            {productsTexts.categoryTitles[category]}
          </a>
        </h2>
        <p className="text-sm/[1.35] text-ink-soft">{texts.blurbs[category]}</p>
        {cost !== null && <p className="text-sm/[1.35] text-ink">{cost}</p>}
        {isChosen && (
          <Badge tone="checked" icon="check">
            {texts.chosen}
          </Badge>
        )}
      </div>
    </li>
  );
}

function factsPath(category: CategoryCode, ref: string | null): string {
  const query = new URLSearchParams({
    ...(ref === null ? {} : { [REF_PARAM]: ref }),
    [CATEGORY_PARAM]: categoryOf(category).slug,
  });
  return `${paths.editFacts()}?${query}`;
}

type OpenDraft = { href: string; title: string; note: string; isHere: boolean };

const titleOf = (title: string, category: CategoryCode): string =>
  title === '' ? texts.untitled(categoryOf(category).text) : title;

const localDraft = ({ ref, draft }: ReturnType<typeof listLocalDrafts>[number]): OpenDraft => ({
  href: stepPath(1, ref),
  title: titleOf(textOf(draft.values, 'title'), draft.category),
  note: texts.onThisDevice,
  isHere: true,
});

type OpenDraftsProps = Pick<WizardData, 'drafts'> & { viewerId: string | null };

/** Drafts on the server, and those that only this device has. */
function OpenDrafts({ drafts, viewerId }: OpenDraftsProps) {
  const isHydrated = useHydrated();
  const here = useMemo(() => (isHydrated ? listLocalDrafts(viewerId).map(localDraft) : []), [isHydrated, viewerId]);
  const all: OpenDraft[] = [
    ...here,
    ...drafts.map(({ id, title, category, changed }) => ({
      href: stepPath(1, id),
      title: titleOf(title, category),
      note: changed === '' ? '' : texts.changed(changed),
      isHere: false,
    })),
  ];
  if (all.length === 0) return null;
  return (
    <section className="box wizard-box" aria-labelledby="entwuerfe">
      <h2 id="entwuerfe">{texts.drafts}</h2>
      <ul className="grid gap-0.5">
        {all.map(({ href, title, note, isHere }) => (
          <li key={href}>
            <a
              href={href}
              className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 py-1.5 no-underline"
            >
              <Icon name="file-text" />
              <b className="wrap-anywhere underline underline-offset-3">{title}</b>
              <span className="col-[2] flex items-center gap-1 text-xs text-ink-soft">
                {isHere && <Icon name="info" />}
                {note}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TemplateLink({ template }: { template: NonNullable<WizardData['template']> }) {
  return (
    <p className="grid gap-0.5 [&_span]:text-ink-soft [&_span]:text-sm">
      <a
        href={`${paths.editFacts()}?${TEMPLATE_PARAM}=${template.id}`}
        className="inline-flex min-h-11 items-center gap-2"
      >
        <Icon name="copy" />
        {texts.template}
      </a>
      <span>{texts.templateText(template.title)}</span>
    </p>
  );
}
