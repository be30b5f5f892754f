import type { ComponentType, MouseEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Image } from '#contract/common.schemas.ts';
import { advertPageTexts } from '#texts/de/adverts/advert.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Picture } from '#ui/marks/picture.tsx';
import { pictureVariant } from '#web/adverts/card/picture-variant.parts.ts';
import { type GalleryImage, altOf, noteOf } from './gallery-words.ts';
import { useHydrated } from '#web/page/use-hydrated.ts';
import type { LightBoxProps } from './light-box.tsx';

const { gallery: texts } = advertPageTexts;

const largeSizes = '(min-width: 82rem) 848px, (min-width: 62.5rem) calc(100vw - 480px), 100vw';
/** Pictures not opened yet are loaded a size smaller on phones; the enlarged view loads the large one. */
const laterSizes = '(max-width: 47rem) 80vw, 60vw';
const thumbSizes = '(min-width: 62.5rem) 160px, 22vw';

type GalleryProps = { images: readonly GalleryImage[]; title: string };

/**
 * Pictures side by side in a strip that is swiped or scrolled; every one leads to its largest version. With the page's
 * script come arrows and the enlarged view.
 */
export function Gallery({ images, title }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const [LightBox, setLightBox] = useState<ComponentType<LightBoxProps> | null>(null);
  const isHydrated = useHydrated();
  useEffect(() => watchSlides(strip.current, setCurrent), [images]);

  useEffect(() => stepByArrowKeys(strip.current), []);

  const show = (index: number) => showSlide(strip.current, (index + images.length) % images.length);
  const enlarge = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    const { href } = event.currentTarget;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain) return;
    event.preventDefault();
    // Loaded on demand; where that fails, the link opens the picture as it does without script.
    import('./light-box.tsx').then(
      (module) => {
        setLightBox(() => module.LightBox);
        setZoomed(index);
      },
      () => window.location.assign(href),
    );
  };

  if (images.length === 0) return null;
  return (
    <section className="gallery" aria-label={texts.label}>
      <div className="relative">
        <ul
          ref={strip}
          className="flex relative overflow-x-auto [overscroll-behavior-x:contain] [scroll-snap-type:x_mandatory] [scrollbar-width:none] rounded-sawn bg-lichen max-md:rounded-none"
        >
          {images.map((image, index) => (
            <li key={image.id} id={`bild-${index + 1}`} className="gallery-slide relative">
              <a
                href={pictureVariant(image.url, 1600, 'jpeg')}
                data-native
                aria-label={`${texts.open(index + 1)}: ${altOf(image, title, index)}`}
                onClick={(event) => enlarge(event, index)}
              >
                <GalleryPicture
                  image={image}
                  alt=""
                  sizes={index === 0 ? largeSizes : laterSizes}
                  isUrgent={index === 0}
                />
              </a>
              {image.mark && (
                <p className="absolute bottom-2 left-2 max-w-[min(70%,22rem)] rounded-sawn bg-[color-mix(in_srgb,var(--color-snow)_88%,transparent)] text-ink pointer-events-none py-px px-1.75 text-[0.8125rem]">
                  {image.mark}
                </p>
              )}
            </li>
          ))}
        </ul>
        {isHydrated && images.length > 1 && (
          <>
            <IconButton
              isRound
              icon="caret-left"
              className="gallery-arrow left-2.5"
              label={texts.previous}
              onClick={() => show(current - 1)}
            />
            <IconButton
              isRound
              icon="caret-right"
              className="gallery-arrow right-2.5"
              label={texts.next}
              onClick={() => show(current + 1)}
            />
          </>
        )}
        <p
          className="absolute bottom-2 rounded-sawn bg-[color-mix(in_srgb,var(--color-snow)_88%,transparent)] text-ink pointer-events-none right-2 py-px px-1.75 text-[0.8125rem] empty:hidden"
          aria-live="polite"
        >
          {noteOf(images[current], current, images.length)}
        </p>
        {isHydrated && (
          <span
            className="absolute rounded-sawn bg-[color-mix(in_srgb,var(--color-snow)_88%,transparent)] text-ink pointer-events-none top-2 right-2 bottom-auto p-1 print:hidden"
            aria-hidden
          >
            <Icon name="magnifying-glass-plus" />
          </span>
        )}
      </div>
      {images.length > 1 && <Thumbnails images={images} current={current} show={show} />}
      {LightBox !== null && <LightBox images={images} title={title} index={zoomed} onIndex={setZoomed} />}
    </section>
  );
}

/** A drawing fills the frame; a photo is never cropped. */
function GalleryPicture(props: { image: Image; alt: string; sizes: string; isUrgent?: boolean }) {
  const { image, alt, sizes, isUrgent } = props;
  return (
    <Picture
      className="aspect-[3_/_2]"
      srcOf={(width, format) => pictureVariant(image.url, width, format)}
      alt={alt}
      sizes={sizes}
      isContained={!image.isSymbol}
      placeholder={image.placeholder}
      isUrgent={isUrgent}
    />
  );
}

type ThumbnailsProps = { images: readonly Image[]; current: number; show: (index: number) => void };

function Thumbnails({ images, current, show }: ThumbnailsProps) {
  return (
    <ul className="gallery-thumbs grid grid-cols-[repeat(auto-fill,minmax(max(64px,19%),1fr))] gap-2 max-md:px-[var(--gap-page)] print:hidden">
      {images.map((image, index) => (
        <li key={image.id}>
          <a
            href={`#bild-${index + 1}`}
            data-native
            aria-label={texts.show(index + 1)}
            aria-current={index === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              show(index);
            }}
          >
            <Picture
              srcOf={(width, format) => pictureVariant(image.url, Math.min(width, 320), format)}
              alt=""
              sizes={thumbSizes}
              placeholder={image.placeholder}
              className="rounded-sawn"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function showSlide(strip: HTMLElement | null, index: number): void {
  const slide = strip?.children[index];
  if (slide instanceof HTMLElement) strip?.scrollTo({ left: slide.offsetLeft, behavior: 'smooth' });
}

/** With the focus inside the strip the arrow keys go from picture to picture, not by some pixels. */
function stepByArrowKeys(strip: HTMLElement | null): (() => void) | undefined {
  if (strip === null) return undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const shown = Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));
    const next = Math.min(strip.children.length - 1, Math.max(0, shown + step));
    showSlide(strip, next);
    strip.children[next]?.querySelector('a')?.focus({ preventScroll: true });
  };
  strip.addEventListener('keydown', onKeyDown);
  return () => strip.removeEventListener('keydown', onKeyDown);
}

/** Reports which slide fills most of the strip. */
function watchSlides(strip: HTMLElement | null, onShown: (index: number) => void): (() => void) | undefined {
  if (strip === null || typeof IntersectionObserver === 'undefined') return undefined;
  const slides = [...strip.children];
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) onShown(slides.indexOf(entry.target));
    },
    { root: strip, threshold: 0.6 },
  );
  for (const slide of slides) observer.observe(slide);
  return () => observer.disconnect();
}
