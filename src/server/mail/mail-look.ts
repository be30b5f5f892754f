/** Colours of the pages (`src/ui/styles/tokens.css`), copied: mail programs read no custom properties. */
export const COLOURS = {
  ink: '#14211b',
  inkSoft: '#46544c',
  snow: '#ffffff',
  frost: '#f4f6f3',
  seam: '#d3dbd3',
  spruce: '#17573f',
  onSpruce: '#ffffff',
  orange: '#ff6a1a',
} as const;

const DARK = {
  ink: '#eef3ef',
  inkSoft: '#b4c2ba',
  snow: '#17221c',
  frost: '#0e1713',
  seam: '#2e3d34',
  spruce: '#7ccfa3',
  onSpruce: '#0b1712',
} as const;

const TEXT_FONT = "'Atkinson Hyperlegible Next','Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const STAMP_FONT = "'Sofia Sans Semi Condensed','Arial Narrow','Roboto Condensed',Arial,sans-serif";

/** Inline, because many mail programs drop style sheets. */
export const STYLES = {
  body: `margin:0;padding:0;background:${COLOURS.frost};color:${COLOURS.ink}`,
  preheader: 'display:none;max-height:0;overflow:hidden;opacity:0',
  outside: `background:${COLOURS.frost}`,
  sheet: `max-width:600px;background:${COLOURS.snow};border-top:4px solid ${COLOURS.orange};border-radius:2px;text-align:left`,
  heading: `margin:8px 0 16px;font:700 22px/1.2 ${STAMP_FONT};color:${COLOURS.ink};overflow-wrap:anywhere`,
  head: 'padding:20px 24px 0',
  brand: `font:700 16px/1.2 ${STAMP_FONT};color:${COLOURS.spruce};letter-spacing:.02em`,
  inside: `padding:8px 24px 16px;font:400 16px/1.5 ${TEXT_FONT}`,
  paragraph: `margin:16px 0;font:400 16px/1.5 ${TEXT_FONT};color:${COLOURS.ink};overflow-wrap:anywhere`,
  item: `margin:16px 0;padding:0 0 0 14px;border-left:3px solid ${COLOURS.seam};font:400 16px/1.5 ${TEXT_FONT};color:${COLOURS.ink};overflow-wrap:anywhere`,
  button: `background:${COLOURS.spruce};border-radius:2px`,
  buttonLink: `display:inline-block;padding:13px 22px;font:600 16px/1.3 ${TEXT_FONT};color:${COLOURS.onSpruce};text-decoration:none`,
  small: `margin:8px 0;font:400 14px/1.5 ${TEXT_FONT};overflow-wrap:anywhere`,
  longLink: `color:${COLOURS.spruce};word-break:break-all`,
  foot: `padding:12px 24px 20px;border-top:1px solid ${COLOURS.seam};color:${COLOURS.inkSoft}`,
} as const;

/** Programs that read style sheets and are dark get the dark tokens. */
export const DARK_STYLES = `@media (prefers-color-scheme:dark){.frost{background:${DARK.frost}!important}.snow{background:${DARK.snow}!important}.ink{color:${DARK.ink}!important}.soft{color:${DARK.inkSoft}!important}.seam{border-color:${DARK.seam}!important}.spruce{color:${DARK.spruce}!important}.button{background:${DARK.spruce}!important}.on-spruce{color:${DARK.onSpruce}!important}}`;
