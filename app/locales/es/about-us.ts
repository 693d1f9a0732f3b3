import type { aboutUs as english } from '../en/about-us'
import type { Translated } from '../translated'

export const aboutUs: Translated<typeof english> = {
  title: 'Quiénes somos',
  mail: 'Escribirle a {{name}}',
  network: '{{name}} en LinkedIn',
  languages: 'Idiomas:',
}
