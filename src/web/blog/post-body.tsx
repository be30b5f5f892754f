import { loadedPostText } from './post-text.ts';

/**
 * The text of a post. In a browser that got the page from the server it is left as it stands: nothing in it moves, so its
 * script is never sent. Coming from another page of the site, the text is loaded and drawn here.
 */
export function PostBody({ slug }: { slug: string }) {
  const post = loadedPostText(slug);
  if (post === null) {
    return <div key="kept" className="post-text" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  const { Text, components } = post;
  return (
    <div key="drawn" className="post-text">
      <Text components={components} />
    </div>
  );
}
