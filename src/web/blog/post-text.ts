import type { ComponentType } from 'react';
import type { postComponents } from './post-components.tsx';

type PostText = { default: ComponentType<{ components: typeof postComponents }> };

const texts = import.meta.glob<PostText>('/src/content/blog/*.mdx', { eager: true });

/** Returns the text of a post as a module with its component. */
export const postTextOf = (slug: string): PostText | undefined => texts[`/src/content/blog/${slug}.mdx`];
