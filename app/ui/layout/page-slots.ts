/** The attribute of the `<svg>` that receives the icons of a built page. */
export const pageIcons = 'data-page-icons'

/** The attribute of the `<style>` that receives the style sheets of a built page. */
export const pageStyles = 'data-page-styles'
