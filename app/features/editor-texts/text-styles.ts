import { type PartStyles, styleElement } from '~/platform/markdown/markdown-styles'

const parts: readonly PartStyles[] = [
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

/** The styles of what stands in the place of links, as an element behind the text. */
export const textStyles = (html: string): string => styleElement(html, parts)
