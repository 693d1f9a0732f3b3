/** The styles of a part, after the markup by which a text shows that it has one. */
export type PartStyles = readonly [mark: string, css: string]

const parts: readonly PartStyles[] = [
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
    // What is in the frame does not ask its page for more width.
    `.text-table{overflow-x:auto;contain:inline-size;overflow-wrap:normal}
.text-table table{width:100%;border-collapse:collapse;font-size:1rem;line-height:1.5;font-variant-numeric:tabular-nums}
.text-table :is(th,td){padding:.625rem .75rem;border-bottom:var(--hairline);vertical-align:top}
.text-table :is(th,td):not([align]){text-align:left}
.text-table th{border-bottom:2px solid var(--ochre);font-weight:700}`,
  ],
  ['<pre>', `pre{white-space:pre-wrap;overflow-wrap:anywhere}`],
]

/** The styles of the parts that a text has, as an element behind it; empty if the page's own suffice. */
export function styleElement(html: string, all: readonly PartStyles[] = parts): string {
  const css = all.filter(([mark]) => html.includes(mark)).map(([, rules]) => rules)
  return css.length > 0 ? `<style>${css.join('\n')}</style>` : ''
}
