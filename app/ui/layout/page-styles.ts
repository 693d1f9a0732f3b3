/** The attribute of the `<style>` that receives the style sheets of a built page. */
export const pageStyles = 'data-page-styles'
