import { paths } from '#contract/paths.ts';
import type { CategoryCount } from '#contract/search/products.schemas.ts';
import { formatEuroShort, formatNumber } from '#domain/format/numbers.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import type { DrawnPicture } from '#domain/pictures/picture-url.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import { homeTexts } from '#texts/de/home/home.ts';
import { productsTexts } from '#texts/de/search/products.ts';
import { Picture } from '#ui/marks/picture.tsx';

/** In the order people look for them. */
const TILES: readonly { category: CategoryCode; picture: DrawnPicture }[] = [
  { category: 'FIREWOOD', picture: { kind: 'stack', species: ['buche'], seed: 5 } },
  { category: 'LOGS', picture: { kind: 'logPile', species: ['laerche', 'fichte'], seed: 21 } },
  { category: 'SAWN_WOOD', picture: { kind: 'boardPack', species: ['laerche'], seed: 13 } },
  { category: 'WOOD_CHIPS', picture: { kind: 'woodChips', species: ['fichte'], seed: 11 } },
  { category: 'PELLETS', picture: { kind: 'pellets', species: ['fichte'], seed: 12 } },
  { category: 'FOREST', picture: { kind: 'markedTrees', species: ['fichte'], seed: 14 } },
  { category: 'SERVICES', picture: { kind: 'forwarder', species: ['fichte'], seed: 15 } },
];

/** The categories as pictures, with how much there is and from which price; the map is the eighth way in. */
export function CategoryTiles({ counts }: { counts: readonly CategoryCount[] }) {
  return (
    <ul className="tiles" aria-label={homeTexts.categories}>
      {TILES.map(({ category, picture }) => {
        const counted = counts.find((row) => row.category === category);
        return (
          <Tile
            key={category}
            href={paths.products(category)}
            title={productsTexts.categoryTitles[category]}
            blurb={blurbOf(category, counted)}
            figure={counted && formatNumber(counted.count)}
            picture={picture}
          />
        );
      })}
      <Tile href={paths.map()} title={homeTexts.map} blurb={homeTexts.mapBlurb} />
    </ul>
  );
}

function blurbOf(category: CategoryCode, counted: CategoryCount | undefined): string {
  const minimum = counted?.minimumPriceInCents ?? null;
  if (counted === undefined || minimum === null || category === 'SERVICES') return homeTexts.blurbs[category];
  return homeTexts.from(`${formatEuroShort(minimum)} / ${unitOf(counted.unit).text}`);
}

/** Without a picture: the tile of the map. */
type TileProps = {
  href: string;
  title: string;
  blurb: string;
  figure?: string | undefined;
  picture?: DrawnPicture;
};

function Tile({ href, title, blurb, figure, picture }: TileProps) {
  return (
    <li className="tile relative grid min-w-0 rounded-sawn bg-snow">
      <Picture
        // The tile of the map is one drawing for all widths; browsers go by what the answer says it is.
        srcOf={(width, format) =>
          picture ? pictureUrl(picture, width, format === 'jpeg' ? 'jpg' : format) : '/karte/kachel.svg'
        }
        alt=""
        sizes="(min-width: 62.5rem) 300px, (min-width: 30rem) 46vw, 160px"
        shape="wide"
      />
      <div className="tile-words">
        <h2 className="tile-title text-lg font-[650]">
          <a href={href}>{title}</a>
        </h2>
        <p className="tile-blurb text-ink-soft text-xs leading-[1.35]">{blurb}</p>
      </div>
      {figure && <b className="tile-figure stamp">{figure}</b>}
    </li>
  );
}
