/** The page stands alone: it loads no sheet of the site, whose pages it is none of. */
export const problemPageStyle = `
body{margin:0;display:grid;place-items:center;min-height:100vh;background:#fbf7f0;color:#22252b;
font:1rem/1.6 'Nunito Sans Variable',system-ui,sans-serif}
main{display:grid;gap:2rem;padding:2rem;max-width:62ch;margin:1rem;background:#fff;
border-top:6px solid #e0a030;border-radius:14px;box-shadow:0 12px 40px -12px rgb(34 37 43/28%)}
section+section{padding-top:2rem;border-top:1px solid #ede6da}
h1,h2{margin:0 0 .5rem;font:600 1.5rem/1.25 'Fraunces Variable',Georgia,serif}
p{margin:0;color:#5b5f66}ul{margin:.75rem 0 0;padding-inline-start:1.25rem}`
