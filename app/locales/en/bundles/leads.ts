export { leads } from '../leads'
export { owners } from '../owners'
export { subscribe } from '../subscribe'
export { newsletter } from '../newsletter'
