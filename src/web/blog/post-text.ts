import type { ComponentType } from 'react';
import type { postComponents } from './post-components.tsx';

type PostText = ComponentType<{ components: typeof postComponents }>;
type LoadedPost = { Text: PostText; components: typeof postComponents };

const files = import.meta.glob<PostText>('/src/content/blog/*.mdx', { import: 'default' });
const loaded = new Map<string, LoadedPost>();

/** Fetches the text of a post and what it is set with, so that a rendering after it finds both at hand. */
export async function loadPostText(slug: string): Promise<void> {
  const load = files[`/src/content/blog/${slug}.mdx`];
  if (load === undefined || loaded.has(slug)) return;
  const [Text, { postComponents: components }] = await Promise.all([load(), import('./post-components.tsx')]);
  loaded.set(slug, { Text, components });
}

/** Returns the text of a post where it was loaded; a browser that got it from the server has only the document. */
export const loadedPostText = (slug: string): LoadedPost | null => loaded.get(slug) ?? null;
