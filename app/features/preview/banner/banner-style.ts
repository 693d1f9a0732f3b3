/** In the page and not in a sheet: the banner comes with a chunk that no page of visitors names. */
export const bannerStyle = `
.preview-banner{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;padding:.625rem var(--gutter);
background:var(--night);color:#fff;font-size:var(--step--1);border-bottom:4px solid var(--ochre)}
.preview-banner p{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;margin:0}
.preview-banner p:nth-of-type(2){margin-inline-start:auto}
.preview-banner span::before{content:'· ';color:var(--ochre)}
.preview-banner form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
.preview-banner a{color:#fff;text-decoration:underline;text-underline-offset:3px;padding-block:.25rem}
.preview-banner input,.preview-banner button{font:inherit;min-height:2.25rem;padding:.125rem .625rem;border-radius:8px}
.preview-banner input{border:1px solid var(--stone-deep);background:#fff;color:var(--ink)}
.preview-banner button{border:0;background:var(--ochre);color:var(--ink);font-weight:700;cursor:pointer}
.preview-banner :focus-visible{outline:3px solid var(--ochre);outline-offset:2px}
.preview-banner .preview-stopped:empty{display:none}
.preview-banner .preview-stopped{position:fixed;inset-inline:1rem;bottom:calc(var(--bottom-nav) + 1rem);z-index:1000;
justify-content:center;padding:.75rem 1rem;border-radius:var(--radius);background:var(--ochre);color:var(--ink);
font-weight:700;box-shadow:var(--shadow)}`
