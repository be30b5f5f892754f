export const PICTURE_KINDS = [
  'cutFace',
  'closeUp',
  'logPile',
  'singleLog',
  'stack',
  'stackRow',
  'heap',
  'crate',
  'woodChips',
  'chipsUnderRoof',
  'pellets',
  'pelletBags',
  'boardPack',
  'squaredTimber',
  'forestStand',
  'markedTrees',
  'forwarder',
  'harvester',
  'excavator',
  'mobileSawmill',
  'treeClimber',
  'logTruck',
  'chipper',
  'youngTrees',
  'looseBox',
  'woodBags',
  'pelletTruck',
  'waneyBoards',
  'waneySlab',
  'boardRack',
] as const;

export type PictureKind = (typeof PICTURE_KINDS)[number];

/** Returns true when the text names a kind of drawn picture. */
export function isPictureKind(text: string): text is PictureKind {
  return PICTURE_KINDS.some((kind) => kind === text);
}

export const PIECE_SIZES = ['small', 'medium', 'large'] as const;

/** Size of the pieces as seen in the picture: short split logs or metre wood, thin or thick logs. */
export type PieceSize = (typeof PIECE_SIZES)[number];
