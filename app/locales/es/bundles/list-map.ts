export { listingMap } from '../listing-map'
