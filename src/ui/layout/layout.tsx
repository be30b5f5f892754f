import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '#ui/class-names.ts';

/** Steps of the spacing token, which is 4 px. Written in full, since Tailwind finds utilities by their names. */
const GAPS = {
  0.5: 'gap-0.5',
  1: 'gap-1',
  1.5: 'gap-1.5',
  2: 'gap-2',
  2.5: 'gap-2.5',
  3: 'gap-3',
  3.5: 'gap-3.5',
  4: 'gap-4',
  4.5: 'gap-4.5',
  5: 'gap-5',
  6: 'gap-6',
  7: 'gap-7',
} as const;

const ROW_GAPS = {
  0.5: 'gap-y-0.5',
  1: 'gap-y-1',
  1.5: 'gap-y-1.5',
  2: 'gap-y-2',
  3: 'gap-y-3',
  4: 'gap-y-4',
} as const;

const LEAST = {
  '7.5rem': 'grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))]',
  '9.5rem': 'grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))]',
  '11rem': 'grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))]',
  '14rem': 'grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))]',
  '15rem': 'grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))]',
  '17rem': 'grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))]',
  '29rem': 'grid-cols-[repeat(auto-fit,minmax(min(100%,29rem),1fr))]',
} as const;

const ASIDES = {
  '21rem': '@lg:grid-cols-[minmax(0,1fr)_minmax(0,21rem)]',
  '23.75rem': '@lg:grid-cols-[minmax(0,1fr)_minmax(0,23.75rem)]',
  '26rem': '@lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]',
  '34rem': '@lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]',
} as const;

const ROOMY_GAPS = { 6: '@lg:gap-6', 12: '@lg:gap-12', 14: '@lg:gap-14' } as const;

type Tag =
  | 'article'
  | 'aside'
  | 'div'
  | 'dl'
  | 'fieldset'
  | 'footer'
  | 'form'
  | 'header'
  | 'li'
  | 'nav'
  | 'ol'
  | 'p'
  | 'section'
  | 'ul';

/** `gap` in steps of 4 px. `className` is for everything but gaps. */
type LayoutProps<T extends Tag> = { as?: T; gap: keyof typeof GAPS } & Omit<ComponentPropsWithRef<T>, 'as'>;

type Rest = { as?: ElementType | undefined; className?: string | undefined };

function laidOut({ as: Element = 'div', className, ...rest }: Rest, look: string) {
  return <Element className={classNames(look, className)} {...rest} />;
}

/** One below the other, each as wide as the stack and never wider. */
export function Stack<T extends Tag = 'div'>({ gap, ...rest }: LayoutProps<T>) {
  return laidOut(rest, `grid grid-cols-1 ${GAPS[gap]}`);
}

/** Side by side, vertically centred, wrapping into further lines. `rowGap` is the gap between these. */
export function Cluster<T extends Tag = 'div'>({
  gap,
  rowGap,
  ...rest
}: LayoutProps<T> & { rowGap?: keyof typeof ROW_GAPS }) {
  return laidOut(rest, classNames('flex flex-wrap items-center', GAPS[gap], rowGap && ROW_GAPS[rowGap]));
}

/** As many columns of one width as there is room for, none narrower than `least`. */
export function Grid<T extends Tag = 'div'>({ gap, least, ...rest }: LayoutProps<T> & { least: keyof typeof LEAST }) {
  return laidOut(rest, classNames('grid', LEAST[least], GAPS[gap]));
}

/** One column, and from 59rem on the last part beside the rest, `aside` wide and `roomyGap` apart. */
export function Sidebar<T extends Tag = 'div'>({
  gap,
  roomyGap,
  aside,
  ...rest
}: LayoutProps<T> & { roomyGap: keyof typeof ROOMY_GAPS; aside: keyof typeof ASIDES }) {
  return laidOut(rest, classNames('grid grid-cols-1', GAPS[gap], ASIDES[aside], ROOMY_GAPS[roomyGap]));
}
