import * as z from 'zod/mini';
import { instant, named } from '#contract/fields.ts';

export const SocialPost = named(
  'SocialPost',
  z.object({
    id: z.string(),
    source: z.string(),
    text: z.string(),
    url: z.string(),
    image: z.nullable(z.string()),
    publishedAt: instant(),
  }),
);
export type SocialPost = z.infer<typeof SocialPost>;

export const publicdataShapes = {
  listSocialPosts: { reply: z.array(SocialPost) },
} as const;
