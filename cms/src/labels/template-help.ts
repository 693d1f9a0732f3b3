import { contractPlaceholders } from '../content-types/contract-placeholder'

/** The help below the text of a contract template: its placeholders. */
export const templateHelp = {
  en: `Placeholders are filled in for each contract; those with * must be there. ${names('en')}`,
  es: `Los marcadores se llenan en cada contrato; los que llevan * son obligatorios. ${names('es')}`,
}

function names(language: 'en' | 'es'): string {
  return contractPlaceholders
    .map(({ name, isRequired, words }) => `{{${name}}}${isRequired ? '*' : ''} ${words[language]}`)
    .join(' · ')
}
