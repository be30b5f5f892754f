/** Words on the picture that link previews of the site show. */
export const shareImageTexts = {
  label: 'Brennholz · Rundholz · Schnittholz · Hackgut',
  title: 'Der Marktplatz für Holz',
} as const;
