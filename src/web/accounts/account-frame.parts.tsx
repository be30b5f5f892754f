import type { ReactNode } from 'react';
import type { DrawnPicture } from '#domain/pictures/picture-url.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Picture } from '#ui/marks/picture.tsx';
import './accounts.css';

type AccountFrameProps = {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Benefits of an account; beside the form where there is room. */
  aside?: { title: string; points: readonly string[] } | undefined;
};

const CUT_FACE: DrawnPicture = { kind: 'cutFace', species: ['laerche'], seed: 17 };

/** A heading and what is to be done, beside a picture where there is room. */
export function AccountFrame({ title, intro, children, aside }: AccountFrameProps) {
  return (
    <div className="wrap">
      <div className="account-columns grid gap-y-6 gap-x-12 pt-6 pb-2 @lg:pt-12 @lg:pb-2">
        <Stack gap={5} className="content-start w-full max-w-[32rem]">
          <div className="grid gap-1">
            <h1>{title}</h1>
            {intro !== undefined && <p className="text-ink-soft">{intro}</p>}
          </div>
          {children}
        </Stack>
        <aside
          className="account-aside hidden @lg:block @lg:self-start @lg:border @lg:border-seam @lg:rounded-sawn @lg:bg-snow @lg:overflow-hidden"
          aria-label={aside?.title}
          aria-hidden={aside === undefined || undefined}
        >
          <Picture
            srcOf={(width, format) => pictureUrl(CUT_FACE, width, format === 'jpeg' ? 'jpg' : format)}
            alt=""
            sizes="(min-width: 62.5rem) 720px, 1px"
            shape="wide"
          />
          {aside && (
            <div className="grid gap-3 p-6">
              <h2 className="text-lg">{aside.title}</h2>
              <ul className="grid gap-2.5">
                {aside.points.map((point) => (
                  <li key={point} className="flex items-start gap-2.5">
                    <Icon name="check" className="mt-1 size-4 text-spruce" />
                    {point}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </aside>
      </div>
    </div>
  );
}
