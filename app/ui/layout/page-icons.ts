/** The attribute of the `<svg>` that receives the icons of a built page. */
export const pageIcons = 'data-page-icons'
