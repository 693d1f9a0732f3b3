/** Names the product that a visitor without script asks about in the form of the page. */
export const productParameter = 'product'
