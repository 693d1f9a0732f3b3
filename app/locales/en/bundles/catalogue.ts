export { home } from '../home'
export { listings } from '../listings'
export { calculator } from '../calculator'
