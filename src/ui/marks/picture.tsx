import { classNames } from '#ui/class-names.ts';

export const pictureWidths = [320, 640, 960, 1600] as const;
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

type PictureProps = {
  /** URL of the picture in one width and format; called for every entry of `pictureWidths`. */
  srcOf: (width: (typeof pictureWidths)[number], format: PictureFormat) => string;
  alt: string;
  /** Its width on the page, as in the `sizes` attribute. */
  sizes: string;
  shape?: 'photo' | 'wide' | 'square' | undefined;
  /** Shown whole on its ground instead of filling the frame. */
  isContained?: boolean | undefined;
  /** Tiny picture (address or data URL) behind the real one until that is there. */
  placeholder?: string | undefined;
  /** For the first photos of a view: loaded eagerly with high priority. */
  isUrgent?: boolean | undefined;
  className?: string | undefined;
};

const ratios = { photo: [960, 720], wide: [960, 480], square: [960, 960] } as const;

/**
 * A photo in a frame of fixed shape, in the best width a browser can use: AVIF, which all browsers since 2022 show, else
 * JPEG. WebP between them would add four addresses to each photo for hardly any reader.
 */
export function Picture(props: PictureProps) {
  const { srcOf, alt, sizes, shape = 'photo', isContained, placeholder, isUrgent, className } = props;
  const [width, height] = ratios[shape];
  const srcSetOf = (format: PictureFormat) => pictureWidths.map((w) => `${srcOf(w, format)} ${w}w`).join(', ');
  return (
    <span className={classNames('picture', `picture-${shape}`, isContained && 'picture-contain', className)}>
      {placeholder !== undefined && <img src={placeholder} alt="" aria-hidden className="picture-placeholder" />}
      <picture>
        <source type="image/avif" srcSet={srcSetOf('avif')} sizes={sizes} />
        <img
          src={srcOf(640, 'jpeg')}
          srcSet={srcSetOf('jpeg')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={isUrgent ? 'eager' : 'lazy'}
          fetchPriority={isUrgent ? 'high' : 'auto'}
          decoding={isUrgent ? 'sync' : 'async'}
        />
      </picture>
    </span>
  );
}
