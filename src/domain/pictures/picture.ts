import { drawChipsUnderRoof, drawWoodChips } from './goods/wood-chips.ts';
import { drawBoardRack } from './goods/board-rack.ts';
import { drawCrate, drawLooseBox, drawWoodBags } from './goods/crate.ts';
import { sharedDefinitions } from './definitions.ts';
import { drawForestStand, drawMarkedTrees } from './landscape/forest.ts';
import { drawHeap } from './goods/heap.ts';
import { drawCloseUp, drawCutFace } from './goods/large-face.ts';
import { chooseLight } from './light.ts';
import { drawLogPile } from './goods/log-pile.ts';
import { drawPelletBags, drawPellets } from './goods/pellets.ts';
import type { PictureKind, PieceSize } from './picture-kind.ts';
import { createRandom, hashText } from './random.ts';
import type { Drawing, Scene } from './scene.ts';
import { drawSingleLog } from './goods/single-log.ts';
import { DEFAULT_SPECIES } from './default-species.ts';
import { isSpeciesKey, speciesLook } from './species.ts';
import type { SpeciesKey } from './species.ts';
import { drawStack, drawStackRow } from './goods/stack.ts';
import { drawWaneyBoards, drawWaneySlab } from './goods/waney.ts';
import { drawBoardPack, drawSquaredTimber } from './goods/timber-pack.ts';
import { drawForwarder } from './machines/forwarder.ts';
import { drawHarvester } from './machines/harvester.ts';
import { drawExcavator } from './machines/excavator.ts';
import { drawMobileSawmill } from './machines/mobile-sawmill.ts';
import { drawTreeClimber } from './machines/tree-climber.ts';
import { drawPelletTruck } from './machines/pellet-truck.ts';
import { drawLogTruck } from './machines/log-truck.ts';
import { drawChipper } from './machines/chipper.ts';
import { drawYoungTrees } from './landscape/young-trees.ts';
import { measuredDrawing } from './measured/measured-drawing.ts';
import { measuresText } from './measured/measures.ts';
import type { Measures } from './measured/measures.ts';
import { driedLook } from './measured/dried-look.ts';
import { figureSign } from './measured/scale.ts';

const DRAWINGS: Readonly<Record<PictureKind, Drawing>> = {
  cutFace: drawCutFace,
  closeUp: drawCloseUp,
  logPile: drawLogPile,
  singleLog: drawSingleLog,
  stack: drawStack,
  stackRow: drawStackRow,
  heap: drawHeap,
  crate: drawCrate,
  woodChips: drawWoodChips,
  chipsUnderRoof: drawChipsUnderRoof,
  pellets: drawPellets,
  pelletBags: drawPelletBags,
  boardPack: drawBoardPack,
  squaredTimber: drawSquaredTimber,
  forestStand: drawForestStand,
  markedTrees: drawMarkedTrees,
  forwarder: drawForwarder,
  harvester: drawHarvester,
  excavator: drawExcavator,
  mobileSawmill: drawMobileSawmill,
  treeClimber: drawTreeClimber,
  logTruck: drawLogTruck,
  chipper: drawChipper,
  youngTrees: drawYoungTrees,
  looseBox: drawLooseBox,
  woodBags: drawWoodBags,
  pelletTruck: drawPelletTruck,
  waneyBoards: drawWaneyBoards,
  waneySlab: drawWaneySlab,
  boardRack: drawBoardRack,
};

export const PICTURE_WIDTH = 480;
export const PICTURE_HEIGHT = 360;

export type PictureRequest = {
  readonly kind: PictureKind;
  /** Keys of the species palette; unknown keys are drawn as the default species. */
  readonly species: readonly string[];
  readonly seed: number;
  readonly width?: number;
  readonly height?: number;
  /** Text for people who do not see the picture; without it the picture is hidden from assistive technology. */
  readonly alt?: string;
  readonly options?: PictureOptions;
};

export type PictureOptions = {
  readonly pieceSize?: PieceSize;
  /** The figures of an advert; with them, even none, a picture is a symbol: lighter than a photo, with a sign. */
  readonly measures?: Measures;
  /** Width in pixels that the document asks for when it is shown as a file. */
  readonly displayWidth?: number;
  /** Without grain a picture is drawn three times as fast; small raster files lose it anyway. */
  readonly withoutGrain?: boolean;
  /** Set when one page shows the same picture twice, so that ids stay unique. */
  readonly idPrefix?: string;
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns text that is safe inside an XML attribute: markup escaped, characters that XML forbids left out. */
export function escapeAttribute(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f\ufffe\uffff]/gu, ' ')
    .replace(/\p{Surrogate}/gu, '')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/** Five characters keep ids short; all prefixes have the same length, so that no id continues another picture's prefix. */
function idPrefixOf(name: string): string {
  return `p${(hashText(name) % 36 ** 5).toString(36).padStart(5, '0')}`;
}

function looksOf(species: readonly string[], dryness: number | undefined): Scene['species'] {
  const [first = DEFAULT_SPECIES, ...others] = species.filter(isSpeciesKey);
  const lookOf = (key: SpeciesKey): Scene['species'][0] => driedLook(speciesLook(key), dryness);
  return [lookOf(first), ...others.map(lookOf)];
}

/** Laid over drawings of adverts, so that a photo beside them is always the stronger picture. */
const PAPER = { colour: '#faf7f0', opacity: 0.24 };

/** Returns a picture of goods, forest or a service as an SVG document; equal requests give equal text. Labelled "Symbolbild" by the page. */
export function drawPicture(request: PictureRequest): string {
  const { kind, species, seed, alt, options = {} } = request;
  const width = request.width ?? PICTURE_WIDTH;
  const height = request.height ?? PICTURE_HEIGHT;
  const measures = options.measures ?? null;
  const figures = measures === null ? '' : measuresText(measures);
  const name = `${kind} ${species.join('-')} ${seed} ${options.pieceSize ?? ''}${figures}`;
  const random = createRandom(hashText(name));
  const prefix = options.idPrefix ?? idPrefixOf(`${name} ${width} ${height}`);
  const definitions: string[] = [];
  let lastId = 0;
  const scene: Scene = {
    width,
    height,
    random,
    species: looksOf(species, measures?.dryness),
    light: chooseLight(random),
    pieceSize: options.pieceSize ?? null,
    measures,
    id: (part) => `${prefix}-${part}`,
    nextId: () => `${prefix}${(lastId += 1).toString(36)}`,
    define: (markup) => definitions.push(markup),
  };
  const drawing = measuredDrawing(kind, scene) ?? DRAWINGS[kind](scene);
  const { tint } = scene.light;
  const whole = `width="${width}" height="${height}"`;
  const shownWidth = options.displayWidth ?? width;
  const shownHeight = Math.round((shownWidth * height) / width);
  const label = alt === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeAttribute(alt)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${shownWidth}" height="${shownHeight}" preserveAspectRatio="xMidYMid slice" ${label}>` +
    `<defs>${sharedDefinitions(scene)}${definitions.join('')}</defs>${drawing}` +
    (tint.opacity > 0 ? `<rect ${whole} fill="${tint.colour}" opacity="${tint.opacity}"/>` : '') +
    (options.withoutGrain ? '' : `<rect ${whole} filter="url(#${scene.id('grain')})" opacity=".3"/>`) +
    (measures === null
      ? ''
      : `<rect ${whole} fill="${PAPER.colour}" opacity="${PAPER.opacity}"/>${figureSign(scene)}`) +
    '</svg>'
  );
}
