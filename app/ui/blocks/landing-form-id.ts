/** The element id of a page's first form, where buttons lead. */
export const landingFormId = 'landing-form'
