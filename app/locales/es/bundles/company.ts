export { aboutUs } from '../about-us'
export { careers } from '../careers'
export { confirmation } from '../confirmation'
