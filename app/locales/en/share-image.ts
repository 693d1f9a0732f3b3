/** Written on the images that other sites show of a page. */
export const shareImage = {
  night: '{{amount}} a night',
  month: '{{amount}} a month',
  sale: '{{amount}}',
} as const
