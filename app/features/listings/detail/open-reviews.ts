/** Reviews that a rental's page shows at first; the others unfold. */
export const openReviews = 4
