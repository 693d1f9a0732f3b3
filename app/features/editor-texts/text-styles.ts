/** The styles of each part, by the markup by which a text shows that it has one. */
const parts: readonly [mark: string, css: string][] = [
  // The panel's button puts several pictures into one paragraph.
  ['class="text-picture"', `picture+picture>.text-picture{margin-top:.75rem}`],
  [
    '<figure>',
    `figure{margin-inline:0}
figcaption{margin-top:.5rem;color:var(--ink-soft);font-size:.9375rem;line-height:1.5}`,
  ],
  [
    '<blockquote>',
    `:where(blockquote){margin-inline:0;padding-left:1.25em;border-left:3px solid var(--ochre);font:500 1.25em/1.45 var(--font-display)}`,
  ],
  [
    'class="text-table"',
    `.text-table{overflow-x:auto}
.text-table table{width:100%;border-collapse:collapse;font-size:1rem;line-height:1.5;font-variant-numeric:tabular-nums}
.text-table :is(th,td){padding:.625rem .75rem;border-bottom:var(--hairline);vertical-align:top}
.text-table :is(th,td):not([align]){text-align:left}
.text-table th{border-bottom:2px solid var(--ochre);font-weight:700}`,
  ],
  [
    'class="text-video"',
    `.text-video{display:block;width:100%;height:auto;aspect-ratio:16/9;border:0;border-radius:16px;background:var(--ink)}`,
  ],
  [
    'class="text-button"',
    `.text-button{display:inline-flex;align-items:center;justify-content:center;min-height:var(--control);padding:.25rem 1.5rem;
border-radius:var(--radius-button);background:var(--action);color:var(--on-action);font:700 1rem/1.25 var(--font-body);text-align:center;text-decoration:none}
.text-button:hover{background:var(--action-hover)}`,
  ],
  // The words stand beside the picture where the column is wide enough, below it elsewhere.
  [
    'class="text-card"',
    `.text-card{display:flex;flex-wrap:wrap;overflow:hidden;border:1px solid var(--stone);border-radius:16px;background:var(--white);color:var(--ink);
font:400 1rem/1.45 var(--font-body);text-decoration:none}
.text-card picture{flex:1 1 15rem}
.text-card img{width:100%;height:100%;aspect-ratio:4/3;object-fit:cover}
.text-card>span{display:flex;flex:1.3 1 16rem;flex-direction:column;justify-content:center;gap:.25rem;padding:1rem 1.25rem}
.text-card>span>span{color:var(--ink-soft);font-size:.9375rem}
.text-card strong{font:600 var(--step-1)/1.25 var(--font-display)}
.text-card:hover strong{color:var(--jade);text-decoration:underline}
.text-card b{color:var(--ink);font-size:1.125rem}
.text-card>span>span:last-child{margin-top:.5rem}`,
  ],
]

/** The styles of what a text shows, as an element behind it; empty if the page's own styles suffice. */
export function textStyles(html: string): string {
  const css = parts.filter(([mark]) => html.includes(mark)).map(([, rules]) => rules)
  return css.length > 0 ? `<style>${css.join('\n')}</style>` : ''
}
