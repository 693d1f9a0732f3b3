/** Placeholder for a missing picture: a volcano in the colours of the brand. */
export const fallbackPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" role="img" aria-label="">
<rect width="800" height="600" fill="#f4efe4"/>
<path d="M0 428 Q150 404 246 330 L352 214 Q372 194 392 214 L516 346 Q606 414 800 430 V600 H0Z" fill="#e6ddca"/>
<path d="M0 428 Q150 404 246 330 L352 214 Q372 194 392 214 L516 346 Q606 414 800 430" fill="none" stroke="#a89a80" stroke-width="6" stroke-linecap="round"/>
<path d="M372 184 q-14 -26 8 -44 q22 -18 6 -46" fill="none" stroke="#a89a80" stroke-width="5" stroke-linecap="round"/>
<path d="M0 520 H800" stroke="#cdbfa5" stroke-width="4"/>
</svg>`
