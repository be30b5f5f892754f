import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { RetiredChoices } from '#domain/lookups/choices/retired-choices.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import type { Image } from '#contract/common.schemas.ts';
import type { DraftValues } from '#web/adverts/edit/draft/draft-values.ts';

/** One German sentence for each refused or unusual field, by its path. */
export type FieldNotes = Readonly<Record<string, string>>;

/** What every group of fields takes. Fields are plain inputs with the names of `draft-fields.ts`. */
export type FieldGroupProps = {
  category: CategoryCode;
  values: DraftValues;
  onChange: (name: string, value: string | readonly string[]) => void;
  errors: FieldNotes;
  warnings: FieldNotes;
  /** The kind of seller, null while undecided; absent: the account decides. */
  seller?: SellerKind | null | undefined;
  /** No account answers who sells. */
  asksSeller?: boolean | undefined;
  /** Entries of lists that can no longer be chosen. */
  retired?: RetiredChoices | undefined;
  /** Why this account may not offer it. */
  sellerRefusal?: string | undefined;
};

/**
 * What the photos take. The frame stores the whole list with its next save, also after an upload: a save that was under
 * way while a picture arrived did not know of it.
 */
export type PhotoFieldsProps = Pick<FieldGroupProps, 'category' | 'values' | 'errors'> & {
  /** Null while the advert is only on this device. */
  advertId: string | null;
  /** The advert, or the name under which only this device knows it. */
  advertRef: string | null;
  /** Who is signed in; null for visitors. */
  ownerId: string | null;
  /** Uploaded pictures in order, the first one is the cover. */
  images: readonly Image[];
  /** Gets the newest list, so that uploads that finish together do not overwrite each other. */
  onImages: (change: (images: readonly Image[]) => readonly Image[]) => void;
  /** Stores the advert if it is only on this device; null: signed out, or no connection. */
  ensureStored: () => Promise<string | null>;
  /** Links to registration or sign-in that return to this step. */
  registerPath: string;
  signInPath: string;
};
