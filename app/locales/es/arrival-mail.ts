import type { arrivalMail as english } from '../en/arrival-mail'
import type { Translated } from '../translated'

export const arrivalMail: Translated<typeof english> = {
  subject: 'Cómo llegar a {{house}}: sus instrucciones de llegada están listas',
  heading: 'Sus instrucciones de llegada están listas',
  hello: 'Estimado/a {{name}}:',
  text: 'Le esperamos en {{house}} el {{day}}. Su confirmación de reserva ya dice cómo llegar y cómo entrar.',
  subjectInPerson: 'Su llegada a {{house}} el {{day}}',
  headingInPerson: 'Le esperamos pronto',
  textInPerson:
    'Le esperamos en {{house}} el {{day}}. Su confirmación de reserva ya muestra lo necesario para su llegada; cómo llegar y cómo entrar se lo contamos en persona.',
  button: 'Abrir mi confirmación',
  closing:
    'El enlace es suyo: compártalo solo con quienes viajan con usted. Si en el camino algo no está claro, llámenos al {{phone}}.',
}
